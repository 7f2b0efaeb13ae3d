import type { LogOutTexts } from '../../en/flows/log-out';

export const texts: LogOutTexts = {
  title: '¿Cerrar sesión?',
  titleOf: (application) => `¿Cerrar sesión en ${application}?`,
  text: 'Seguiste un enlace que cierra tu sesión.',
  confirm: 'Cerrar sesión',
  stay: 'Mantener la sesión iniciada',
  doneTitle: 'Has cerrado sesión',
  signIn: 'Iniciar sesión de nuevo',
};
