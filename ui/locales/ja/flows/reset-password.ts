import type { ResetPasswordTexts } from '../../en/flows/reset-password';

export const texts: ResetPasswordTexts = {
  title: '新しいパスワードを設定',
  label: '新しいパスワード',
  submit: 'パスワードを保存',
  requestNew: '新しいリンクをメールで受け取る',
  invalidTitle: 'このリンクは無効になりました',
  invalidText: 'すでに使用されたか、古すぎるか、不完全です。',
  doneTitle: 'パスワードを変更しました',
  doneText: '他のすべてのデバイスでログアウトしました。',
  signIn: 'ログイン',
};
