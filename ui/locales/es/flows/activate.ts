import type { ActivateTexts } from '../../en/flows/activate';

export const texts: ActivateTexts = {
  title: 'Activa tu cuenta',
  text: 'Un paso más y podrás iniciar sesión.',
  submit: 'Activar',
  passwordTitle: 'Elige una contraseña',
  password: 'Contraseña',
  codeTitle: 'Escribe tu código',
  codeText: 'Está en el correo que te trajo aquí.',
  termsMissing: 'Acepta las condiciones para continuar.',
  requestNew: 'Enviarme un correo nuevo',
  endedTitle: 'Este enlace ya no funciona',
  endedText: 'Ya se usó, es demasiado antiguo o está incompleto. ¿A dónde enviamos uno nuevo?',
  resend: 'Enviarme un enlace nuevo',
  back: 'Atrás',
  sentTitle: 'Revisa tu correo',
  sentText: (email) => `Si ${email} está pendiente de activación, recibirás un enlace nuevo.`,
  doneTitle: 'Tu cuenta está activa',
  doneText: 'Has iniciado sesión.',
  doneLogin: 'Inicia sesión para continuar.',
};
