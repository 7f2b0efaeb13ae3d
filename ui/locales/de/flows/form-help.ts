import type { FormHelpTexts } from '../../en/flows/form-help';

export const texts: FormHelpTexts = {
  mistakes: 'Korrigieren Sie diese Felder:',
  strength: {
    levels: { weak: 'schwach', fair: 'mittel', good: 'gut', strong: 'stark' },
    of: (level) => `Passwortstärke: ${level}`,
  },
};
