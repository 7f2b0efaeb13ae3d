import type { ResetPasswordTexts } from '../../en/flows/reset-password';

export const texts: ResetPasswordTexts = {
  title: 'Neues Passwort wählen',
  label: 'Neues Passwort',
  submit: 'Passwort speichern',
  requestNew: 'Neuen Link senden',
  invalidTitle: 'Dieser Link ist nicht mehr gültig',
  invalidText: 'Er wurde schon verwendet, ist zu alt oder unvollständig.',
  doneTitle: 'Ihr Passwort ist geändert',
  doneText: 'Überall sonst sind Sie abgemeldet.',
  signIn: 'Anmelden',
};
