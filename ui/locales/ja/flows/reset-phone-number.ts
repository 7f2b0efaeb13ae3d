import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: '電話番号を変更',
  text: '最初にコードをメールでお送りします。',
  submit: 'コードをメールで受け取る',
  codeTitle: 'メールを確認してください',
  codeText: (email) => `${email} のアカウントがある場合は、コードをお送りします。5 分間有効です。`,
  verify: '続行',
  numberTitle: '新しい番号を入力',
  numberText: 'ログイン用のコードを SMS でお送りします。以前の番号には変更をお知らせします。',
  save: '番号を保存',
  smsTitle: 'スマートフォンを確認してください',
  smsText: (phoneNumber) => `番号を変更しました。${phoneNumber} に送信したコードを入力してください。`,
  signIn: 'ログイン',
  doneTitle: '電話番号を変更しました',
  doneText: '移動しています…',
};
