import type { CallbackTexts } from '../../en/flows/callbacks';

export const texts: CallbackTexts = {
  pending: { title: 'Iniciando sesión…', text: 'Tardará un momento.' },
  magicLink: {
    title: 'Iniciar sesión',
    titleOf: (application) => `Iniciar sesión en ${application}`,
    text: 'Abriste un enlace de inicio de sesión de tu correo.',
    confirm: 'Iniciar sesión',
    failedTitle: 'Este enlace ya no funciona',
    failedText: 'Funciona una sola vez, durante 10 minutos. Solicita uno nuevo en la página de inicio de sesión.',
    again: 'Enviarme un enlace nuevo',
    elsewhereTitle: 'Usa el navegador en el que empezaste',
    elsewhereText: 'Abre el enlace en el navegador en el que lo solicitaste.',
  },
  saml: {
    title: '¿Iniciar sesión con SSO?',
    titleOf: (application) => `¿Iniciar sesión en ${application} con SSO?`,
    text: 'Llegaste aquí desde el proveedor de identidad de tu organización. Continúa solo si tú empezaste este inicio de sesión.',
    confirm: 'Continuar',
  },
  social: {
    failedTitle: 'No se pudo iniciar sesión',
    deniedTitle: 'Inicio de sesión incompleto',
    denied: (service) => `No terminaste el inicio de sesión en ${service}.`,
  },
  sso: { failedTitle: 'No se pudo iniciar sesión con SSO' },
  useRecoveryCode: 'Usar tu código de recuperación',
  recovered: {
    title: 'La verificación en dos pasos está desactivada',
    text: 'Vuelve a iniciar sesión para continuar.',
    again: 'Volver a iniciar sesión',
  },
  success: { title: 'Has iniciado sesión', text: 'Redirigiendo…' },
  retry: 'Volver a intentarlo',
  other: 'Usar otro método',
};
