import type { BoxTexts } from '../../en/flows/box';

export const texts: BoxTexts = {
  email: {
    label: 'Correo electrónico',
    invalid: 'Escribe una dirección de correo electrónico, como nombre@example.com.',
  },
  password: {
    label: 'Contraseña',
    missing: 'Escribe tu contraseña.',
    capsLock: 'El bloqueo de mayúsculas está activado.',
  },
  code: {
    label: 'Código',
    incomplete: 'Escribe las seis cifras.',
    resend: 'Enviar un código nuevo',
    resent: 'Te hemos enviado un código nuevo.',
  },
  resendIn: (duration) => `Volver a enviar en ${duration}`,
  link: {
    hint: '¿No te llega? Mira en la carpeta de spam o vuelve a enviarlo.',
    resend: 'Volver a enviar',
    resent: 'Te hemos enviado un enlace nuevo.',
  },
  account: { signingIn: 'Inicio de sesión como', change: 'Cambiar correo', startOver: 'Empezar de nuevo' },
  captcha: 'Completa la verificación para continuar.',
  passkey: 'Iniciar sesión con una llave de acceso',
  lastUsed: 'Último uso',
  toLogin: 'Volver al inicio de sesión',
  openMail: 'Abrir el correo',
  slow: 'Está tardando más de lo habitual.',
  reference: 'Referencia',
  fillIn: 'Completa este campo.',
  legal: { terms: 'Condiciones del servicio', privacy: 'Política de privacidad' },
  unknownPage: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté incompleta. Abre el enlace de nuevo o inicia sesión.',
  },
  unreachable: (provider, origin) =>
    `No se pudo conectar con el proveedor de identidad ${provider}. Comprueba tu conexión. Si configuraste esta página, comprueba que su dirección, ${origin}, esté registrada allí.`,
};
