import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: 'Cambia tu número de teléfono',
  text: 'Primero te enviamos un código por correo.',
  submit: 'Enviarme un código por correo',
  codeTitle: 'Revisa tu correo',
  codeText: (email) => `Si ${email} tiene una cuenta, recibirás un código. Es válido durante 5 minutos.`,
  verify: 'Continuar',
  numberTitle: 'Escribe tu número nuevo',
  numberText: 'Te enviamos por SMS un código para iniciar sesión. Avisamos del cambio al número anterior.',
  save: 'Guardar número',
  smsTitle: 'Revisa tu teléfono',
  smsText: (phoneNumber) => `Has cambiado tu número. Escribe el código que enviamos al ${phoneNumber}.`,
  signIn: 'Iniciar sesión',
  doneTitle: 'Has cambiado tu número',
  doneText: 'Redirigiendo…',
};
