import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'App öffnen',
  titleOf: (application) => `${application} öffnen`,
  open: 'Öffnen',
  notInstalled: 'Nicht installiert? Hier weiter',
  failedTitle: 'Die App wurde nicht gefunden',
  failedText: 'Ihr Konto hat keine Adresse dafür. Fragen Sie Ihren Administrator.',
};
