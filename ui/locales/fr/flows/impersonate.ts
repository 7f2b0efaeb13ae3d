import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: 'Agir au nom d’un utilisateur ?',
  text: 'Vous serez déconnecté. Tout ce que vous ferez sera enregistré sous votre propre nom.',
  cancel: 'Annuler',
  doneTitle: 'Vous agissez au nom d’un utilisateur',
  doneText: 'Une barre en haut de chaque page indique lequel et vous permet d’arrêter.',
  bar: 'Action au nom d’un utilisateur',
  acting: (name) => `Vous agissez au nom de ${name}`,
  stop: 'Arrêter',
};
