import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: '¿Actuar como otro usuario?',
  text: 'Se cerrará tu sesión. Todo lo que hagas quedará registrado con tu propio nombre.',
  cancel: 'Cancelar',
  doneTitle: 'Actúas como otro usuario',
  doneText: 'Una barra en la parte superior de cada página indica cuál y te permite detenerlo.',
  bar: 'Actuar como otro usuario',
  acting: (name) => `Actúas como ${name}`,
  stop: 'Detener',
};
