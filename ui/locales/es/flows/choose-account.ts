import type { ChooseAccountTexts } from '../../en/flows/choose-account';

export const texts: ChooseAccountTexts = {
  title: 'Elige una cuenta',
  text: 'Puedes cambiar a otra en cualquier momento.',
  search: 'Buscar cuentas',
  none: 'Ninguna cuenta tiene este nombre.',
  keep: 'Continuar con la última cuenta',
  useOther: 'Iniciar sesión con otro usuario',
};
