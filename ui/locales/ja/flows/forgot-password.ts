import type { ForgotPasswordTexts } from '../../en/flows/forgot-password';

export const texts: ForgotPasswordTexts = {
  title: 'パスワードを再設定',
  text: '新しいパスワードを設定するためのリンクをメールでお送りします。',
  submit: 'リンクをメールで受け取る',
  sentTitle: 'メールを確認してください',
  sentText: (email) => `${email} のアカウントがある場合は、リンクをお送りします。リンクは 1 時間有効です。`,
};
