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
    notMe: '¿No eres tú?',
  },
  quick: 'Enviarme un código por SMS',
  magicLink: {
    title: 'Revisa tu correo',
    text: (email) => `Si ${email} tiene una cuenta, recibirás un enlace de inicio de sesión. ${minutes10}`,
  },
  sso: {
    title: 'Inicia sesión con tu empresa',
    text: 'Tu empresa usa el inicio de sesión único. Te estamos redirigiendo.',
    go: 'Continuar ahora',
    failedTitle: 'Falló el inicio de sesión de empresa',
    failedText: 'Te estamos redirigiendo. Si vuelve a ocurrir, pide ayuda a tu administrador.',
  },
  success: { title: 'Has iniciado sesión', text: 'Redirigiendo…' },
  recovery: {
    title: 'Usa tu código de recuperación',
    text: 'Lo recibiste al configurar la verificación en dos pasos. Desactiva el segundo paso para que puedas volver a configurarlo.',
    label: 'Código de recuperación',
    missing: 'Escribe tu código de recuperación.',
    submit: 'Desactivar e iniciar sesión de nuevo',
    cancel: 'Volver al código',
  },
  passkeys: {
    title: 'Entra más rápido la próxima vez',
    text: 'Añade una llave de acceso y usa tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.',
    add: 'Añadir una llave de acceso',
    later: 'Ahora no',
    never: 'No volver a preguntar',
  },
  breached: {
    title: 'Elige una contraseña nueva',
    text: 'Tu contraseña apareció en una filtración de datos de otro sitio web. Te enviaremos un enlace para cambiarla.',
    submit: 'Enviarme un enlace',
    sentTitle: 'Revisa tu correo',
    sentText: (email) =>
      `Te hemos enviado un enlace a ${email}. Es válido durante una hora. Elige allí una contraseña nueva y úsala para iniciar sesión.`,
  },
  useRecoveryCode: 'Usar tu código de recuperación',
};
