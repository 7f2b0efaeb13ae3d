import type { NewPasswordTexts } from '../../en/flows/new-password';

export const texts: NewPasswordTexts = {
  missing: 'יש להזין סיסמה חדשה.',
  weak: 'הסיסמה עדיין לא עומדת בכל הכללים.',
  label: 'כללים לסיסמה החדשה',
  rules: {
    minLength: (count) => (count === 1 ? 'לפחות תו אחד' : `לפחות ${count} תווים`),
    maxLength: (count) => `עד ${count} תווים`,
    kinds: (count) => `לפחות ${count} מהבאים: אות קטנה, אות גדולה, ספרה, תו מיוחד`,
  },
  met: '(מתקיים)',
  unmet: '(עדיין לא מתקיים)',
};
