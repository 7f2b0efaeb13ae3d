import type { FormHelpTexts } from '../../en/flows/form-help';

export const texts: FormHelpTexts = {
  mistakes: 'صحّح هذه الحقول:',
  strength: {
    levels: { weak: 'ضعيفة', fair: 'متوسطة', good: 'جيدة', strong: 'قوية' },
    of: (level) => `قوة كلمة المرور: ${level}`,
  },
};
