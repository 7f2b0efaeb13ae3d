import type { RegisterQuickLoginTexts } from '../../en/flows/register-quick-login';

export const texts: RegisterQuickLoginTexts = {
  title: '次回からすばやくログイン',
  text: 'このデバイスでは、メールアドレスを入力せずに SMS のコードでログインできます。',
  register: 'このデバイスで SMS を使用',
  later: '後で',
  doneTitle: 'このデバイスの準備ができました',
  doneText: '移動しています…',
};
