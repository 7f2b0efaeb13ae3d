import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: '¿Sigue ahí?',
  text: 'Hace un rato que no pasa nada aquí.',
  final: 'Su cuenta cierra la sesión de los usuarios tras un tiempo fijo. Guarde su trabajo y vuelva a iniciar sesión.',
  endsIn: (time) => `La sesión se cerrará en ${time}.`,
  stay: 'Seguir conectado',
  understood: 'Entendido',
  leave: 'Cerrar sesión',
};
