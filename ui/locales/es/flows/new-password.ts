import type { NewPasswordTexts } from '../../en/flows/new-password';

export const texts: NewPasswordTexts = {
  missing: 'Escribe una contraseña nueva.',
  weak: 'Esta contraseña aún no cumple todas las reglas.',
  label: 'Reglas de la contraseña nueva',
  rules: {
    minLength: (count) => (count === 1 ? 'Al menos 1 carácter' : `Al menos ${count} caracteres`),
    maxLength: (count) => `Como máximo ${count} caracteres`,
    kinds: (count) => `Al menos ${count} de estos: minúscula, mayúscula, cifra, carácter especial`,
  },
  met: '(cumplida)',
  unmet: '(aún sin cumplir)',
};
