import type { LoginLaterTexts } from '../../en/flows/login-later';

export const texts: LoginLaterTexts = {
  sso: {
    title: 'Continuar con SSO',
    text: 'Tu organización usa SSO. Te estamos redirigiendo.',
    textAt: (host) => `Tu organización usa SSO. Iniciarás sesión en ${host}.`,
    go: 'Continuar ahora',
    failedTitle: 'No se pudo iniciar sesión con SSO',
    failedText: 'Te estamos redirigiendo. Si vuelve a ocurrir, pide ayuda a tu administrador.',
    failedAgain: 'Si vuelve a ocurrir, pide ayuda a tu administrador.',
    reference: (id) => `Referencia: ${id}`,
    other: 'Usar otro correo',
  },
  noPassword: {
    title: 'Inicia sesión de otra forma',
    text: 'Aquí no puedes iniciar sesión con contraseña. Usa el método que ha configurado tu organización.',
  },
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
    exists: 'Este dispositivo ya tiene una.',
  },
  breached: {
    title: 'Elige una contraseña nueva',
    text: 'Tu contraseña apareció en una filtración de datos de otro sitio web. Te enviaremos un enlace para cambiarla.',
    submit: 'Enviarme un enlace',
    sentTitle: 'Revisa tu correo',
    sentText: (email) =>
      `Te hemos enviado un enlace a ${email}. Es válido durante una hora. Elige allí una contraseña nueva y úsala para iniciar sesión.`,
  },
};
