import type { ActivateTexts } from '../../en/flows/activate';

export const texts: ActivateTexts = {
  title: 'アカウントを有効化',
  text: 'あと 1 ステップでログインできます。',
  submit: '有効化',
  passwordTitle: 'パスワードを設定',
  password: 'パスワード',
  codeTitle: 'コードを入力',
  codeText: '届いたメールに記載されています。',
  termsMissing: '続行するには規約に同意してください。',
  requestNew: '新しいメールを受け取る',
  endedTitle: 'このリンクは無効になりました',
  endedText: 'すでに使用されたか、古すぎるか、不完全です。新しいリンクの送信先を入力してください。',
  resend: '新しいリンクをメールで受け取る',
  back: '戻る',
  sentTitle: 'メールを確認してください',
  sentText: (email) => `${email} が有効化待ちの場合は、新しいリンクをお送りします。`,
  doneTitle: 'アカウントが有効になりました',
  doneText: 'ログインしました。',
  doneLogin: '続行するにはログインしてください。',
};
