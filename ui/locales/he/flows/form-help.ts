import type { FormHelpTexts } from '../../en/flows/form-help';

export const texts: FormHelpTexts = {
  mistakes: 'יש לתקן את השדות האלה:',
  strength: {
    levels: { weak: 'חלשה', fair: 'בינונית', good: 'טובה', strong: 'חזקה' },
    of: (level) => `חוזק הסיסמה: ${level}`,
  },
};
