import type { NewPasswordTexts } from '../../en/flows/new-password';

export const texts: NewPasswordTexts = {
  missing: '新しいパスワードを入力してください。',
  weak: 'このパスワードはまだすべての条件を満たしていません。',
  label: '新しいパスワードの条件',
  rules: {
    minLength: (count) => `${count} 文字以上`,
    maxLength: (count) => `${count} 文字以下`,
    kinds: (count) => `小文字、大文字、数字、記号のうち ${count} 種類以上`,
  },
  met: '（達成）',
  unmet: '（未達成）',
};
