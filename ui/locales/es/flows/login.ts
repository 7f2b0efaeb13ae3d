import type { LoginTexts } from '../../en/flows/login';

const minutes10 = 'Es válido durante 10 minutos.';

export const texts: LoginTexts = {
  preLogin: {
    title: 'Iniciar sesión',
    titleOf: (application) => `Iniciar sesión en ${application}`,
    text: 'Escribe tu correo electrónico para continuar.',
    recovered: 'La verificación en dos pasos está desactivada. Inicia sesión de nuevo para continuar.',
    signUp: 'Crear una cuenta',
    unknownAlias: (alias) => `No hay nada registrado con el nombre ${alias}. Revisa la dirección o inicia sesión aquí.`,
  },
  social: {
    or: 'o',
    continueWith: (service) => `Continuar con ${service}`,
    consent: (service) => `¿Continuar con ${service}?`,
    cancel: 'Cancelar',
  },
  password: {
    title: 'Escribe tu contraseña',
    forgot: '¿Olvidaste tu contraseña?',
    submit: 'Iniciar sesión',
    unlock: 'Si esta cuenta existe, te hemos enviado un enlace para desbloquearla.',
    wait: (duration) => `Vuelve a intentarlo en ${duration}.`,
  },
  code: {
    emailTitle: 'Revisa tu correo',
    emailText: (email) => `Si ${email} tiene una cuenta, recibirás un código. ${minutes10}`,
    smsTitle: 'Revisa tu teléfono',
    smsText: (phoneNumber) => `Te hemos enviado un código al ${phoneNumber}. ${minutes10}`,
    smsTextUnknown: `Si esta cuenta tiene un teléfono, recibirás un código. ${minutes10}`,
    submit: 'Iniciar sesión',
    quick: 'La próxima vez, iniciar sesión por SMS en este dispositivo',
    lostPhone: '¿Perdiste este teléfono?',
    notMe: '¿No es tu cuenta?',
  },
  quick: 'Enviarme un código por SMS',
  instead: {
    Code: 'Recibir un código por correo en su lugar',
    MagicLink: 'Recibir un enlace por correo en su lugar',
    SmsCode: 'Recibir un código por SMS en su lugar',
  },
  magicLink: {
    title: 'Revisa tu correo',
    text: (email) => `Si ${email} tiene una cuenta, recibirás un enlace de inicio de sesión. ${minutes10}`,
  },
  success: { title: 'Has iniciado sesión', text: 'Redirigiendo…' },
  useRecoveryCode: 'Usar tu código de recuperación',
};
