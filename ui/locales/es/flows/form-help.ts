import type { FormHelpTexts } from '../../en/flows/form-help';

export const texts: FormHelpTexts = {
  mistakes: 'Corrige estos campos:',
  strength: {
    levels: { weak: 'débil', fair: 'aceptable', good: 'buena', strong: 'muy buena' },
    of: (level) => `Seguridad de la contraseña: ${level}`,
  },
};
