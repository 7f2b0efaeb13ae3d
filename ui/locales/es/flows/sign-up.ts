import type { SignUpTexts } from '../../en/flows/sign-up';

export const texts: SignUpTexts = {
  title: 'Crea tu cuenta',
  titleOf: (account) => `Únete a ${account}`,
  closedTitle: 'No puedes registrarte aquí',
  name: 'Nombre',
  nameMissing: 'Escribe tu nombre.',
  company: 'Empresa',
  companyMissing: 'Escribe el nombre de tu empresa.',
  password: 'Contraseña',
  termsMissing: 'Acepta las condiciones para continuar.',
  submit: 'Crear cuenta',
  toLogin: '¿Ya tienes una cuenta? Inicia sesión',
  sentTitle: 'Revisa tu correo',
  sentText: (email) => `Hemos enviado un correo a ${email} que explica cómo continuar.`,
  signedIn: 'Ya has iniciado sesión.',
  continueAs: (name) => `Continuar como ${name}`,
  useOther: 'Usar otra cuenta',
  doneTitle: 'Tu cuenta está lista',
  doneText: 'Redirigiendo…',
};
