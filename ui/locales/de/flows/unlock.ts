import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'Konto entsperren',
  text: 'Es wurde nach zu vielen falschen Passwörtern gesperrt.',
  submit: 'Entsperren',
  doneTitle: 'Ihr Konto ist entsperrt',
  doneText: 'Melden Sie sich mit Ihrem Passwort an.',
  failedTitle: 'Dieser Link ist nicht mehr gültig',
  failedText: 'Er wurde schon verwendet, ist zu alt oder unvollständig. Eine Sperre endet nach einer Weile von selbst.',
  signIn: 'Anmelden',
};
