import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'Desbloquea tu cuenta',
  text: 'Se bloqueó por demasiadas contraseñas incorrectas.',
  submit: 'Desbloquear',
  doneTitle: 'Tu cuenta está desbloqueada',
  doneText: 'Inicia sesión con tu contraseña.',
  failedTitle: 'Este enlace ya no funciona',
  failedText: 'Ya se usó, es demasiado antiguo o está incompleto. El bloqueo termina solo al cabo de un tiempo.',
  signIn: 'Iniciar sesión',
};
