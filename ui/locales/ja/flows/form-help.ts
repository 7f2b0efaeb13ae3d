import type { FormHelpTexts } from '../../en/flows/form-help';

export const texts: FormHelpTexts = {
  mistakes: '次の項目を修正してください：',
  strength: {
    levels: { weak: '弱い', fair: '普通', good: '良い', strong: '強い' },
    of: (level) => `パスワードの強度：${level}`,
  },
};
