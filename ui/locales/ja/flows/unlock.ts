import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'アカウントのロックを解除',
  text: '間違ったパスワードが続いたため、ロックされました。',
  submit: 'ロックを解除',
  doneTitle: 'ロックを解除しました',
  doneText: 'パスワードでログインしてください。',
  failedTitle: 'このリンクは無効になりました',
  failedText: 'すでに使用されたか、古すぎるか、不完全です。ロックはしばらくすると自動的に解除されます。',
  signIn: 'ログイン',
};
