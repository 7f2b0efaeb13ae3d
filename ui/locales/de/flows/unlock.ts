import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'Konto entsperren',
  text: 'Zu viele falsche Passwörter haben es gesperrt.',
  submit: 'Entsperren',
  doneTitle: 'Ihr Konto ist entsperrt',
  doneText: 'Melden Sie sich mit Ihrem Passwort an.',
  failedTitle: 'Dieser Link gilt nicht mehr',
  failedText: 'Er wurde schon benutzt, ist zu alt oder unvollständig. Eine Sperre endet nach einer Weile von selbst.',
  signIn: 'Anmelden',
};
