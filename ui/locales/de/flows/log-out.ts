import type { LogOutTexts } from '../../en/flows/log-out';

export const texts: LogOutTexts = {
  title: 'Abmelden?',
  titleOf: (application) => `Bei ${application} abmelden?`,
  text: 'Sie sind einem Link gefolgt, der Sie abmeldet.',
  confirm: 'Abmelden',
  stay: 'Angemeldet bleiben',
  doneTitle: 'Sie sind abgemeldet',
  signIn: 'Erneut anmelden',
};
