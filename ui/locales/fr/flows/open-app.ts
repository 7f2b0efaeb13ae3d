import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'Ouvrir l’application',
  titleOf: (application) => `Ouvrir ${application}`,
  open: 'Ouvrir',
  notInstalled: 'Pas installée ? Continuez ici',
  failedTitle: 'L’application est introuvable',
  failedText: 'Votre compte n’a pas d’adresse pour elle. Contactez votre administrateur.',
};
