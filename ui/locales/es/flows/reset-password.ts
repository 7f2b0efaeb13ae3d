import type { ResetPasswordTexts } from '../../en/flows/reset-password';

export const texts: ResetPasswordTexts = {
  title: 'Elige una contraseña nueva',
  label: 'Contraseña nueva',
  submit: 'Guardar contraseña',
  requestNew: 'Enviarme un enlace nuevo',
  invalidTitle: 'Este enlace ya no funciona',
  invalidText: 'Ya se usó, es demasiado antiguo o está incompleto.',
  doneTitle: 'Has cambiado tu contraseña',
  doneText: 'Se ha cerrado tu sesión en todos los demás sitios.',
  signIn: 'Iniciar sesión',
};
