import type { ChooseAccountTexts } from '../../en/flows/choose-account';

export const texts: ChooseAccountTexts = {
  title: 'Konto auswählen',
  text: 'Sie können jederzeit zu einem anderen wechseln.',
  search: 'Konten suchen',
  none: 'Kein Konto mit diesem Namen.',
  keep: 'Mit dem letzten Konto fortfahren',
  useOther: 'Mit einem anderen Benutzer anmelden',
};
