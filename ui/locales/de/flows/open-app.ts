import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'App öffnen',
  titleOf: (application) => `${application} öffnen`,
  open: 'Öffnen',
  notInstalled: 'Nicht installiert? Hier fortfahren',
  failedTitle: 'Die App wurde nicht gefunden',
  failedText: 'Ihr Konto hat keine Adresse dafür. Wenden Sie sich an Ihren Administrator.',
};
