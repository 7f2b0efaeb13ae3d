import type { NewPasswordTexts } from '../../en/flows/new-password';

export const texts: NewPasswordTexts = {
  missing: 'Geben Sie ein neues Passwort ein.',
  weak: 'Dieses Passwort erfüllt noch nicht alle Regeln.',
  label: 'Regeln für das neue Passwort',
  rules: {
    minLength: (count) => `Mindestens ${count} Zeichen`,
    maxLength: (count) => `Höchstens ${count} Zeichen`,
    kinds: (count) => `Mindestens ${count} davon: Kleinbuchstabe, Großbuchstabe, Ziffer, Sonderzeichen`,
  },
  met: '(erfüllt)',
  unmet: '(noch nicht erfüllt)',
};
