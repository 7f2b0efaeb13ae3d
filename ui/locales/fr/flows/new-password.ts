import type { NewPasswordTexts } from '../../en/flows/new-password';

export const texts: NewPasswordTexts = {
  missing: 'Saisissez un nouveau mot de passe.',
  weak: 'Ce mot de passe ne respecte pas encore toutes les règles.',
  label: 'Règles du nouveau mot de passe',
  rules: {
    minLength: (count) => (count === 1 ? 'Au moins 1 caractère' : `Au moins ${count} caractères`),
    maxLength: (count) => `${count} caractères au maximum`,
    kinds: (count) => `Au moins ${count} parmi : minuscule, majuscule, chiffre, caractère spécial`,
  },
  met: '(respectée)',
  unmet: '(pas encore respectée)',
};
