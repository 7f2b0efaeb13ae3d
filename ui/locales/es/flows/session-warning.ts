import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: '¿Sigues ahí?',
  text: 'Llevas un rato sin actividad.',
  final: 'Tu cuenta cierra la sesión de los usuarios tras un tiempo fijo. Guarda tu trabajo y vuelve a iniciar sesión.',
  endsIn: (time) => `La sesión se cerrará en ${time}.`,
  stay: 'Mantener la sesión iniciada',
  understood: 'Entendido',
  leave: 'Cerrar sesión',
};
