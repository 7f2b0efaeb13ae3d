import type { Widen } from '../../widen';

/** Texts that help with a form: the list of its errors, and the strength of a new password. */
export const texts = {
  mistakes: 'Correct these fields:',
  strength: {
    levels: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
    of: (level: string) => `Password strength: ${level}`,
  },
};

export type FormHelpTexts = Widen<typeof texts>;
