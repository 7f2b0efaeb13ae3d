import type { FormHelpTexts } from '../../en/flows/form-help';

export const texts: FormHelpTexts = {
  mistakes: 'Corrigez ces champs :',
  strength: {
    levels: { weak: 'faible', fair: 'moyenne', good: 'bonne', strong: 'très bonne' },
    of: (level) => `Robustesse du mot de passe : ${level}`,
  },
};
