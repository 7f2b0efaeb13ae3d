import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'Abrir la aplicación',
  titleOf: (application) => `Abrir ${application}`,
  open: 'Abrir',
  notInstalled: '¿No está instalada? Continúa aquí',
  failedTitle: 'No se encontró la aplicación',
  failedText: 'Tu cuenta no tiene una dirección para ella. Pide ayuda a tu administrador.',
};
