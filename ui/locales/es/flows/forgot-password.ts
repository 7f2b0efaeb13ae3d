import type { ForgotPasswordTexts } from '../../en/flows/forgot-password';

export const texts: ForgotPasswordTexts = {
  title: 'Restablece tu contraseña',
  text: 'Te enviamos un enlace para elegir una nueva.',
  submit: 'Enviarme un enlace',
  sentTitle: 'Revisa tu correo',
  sentText: (email) => `Si ${email} tiene una cuenta, recibirás un enlace. Es válido durante una hora.`,
};
