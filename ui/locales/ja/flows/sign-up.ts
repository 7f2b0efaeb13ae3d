import type { SignUpTexts } from '../../en/flows/sign-up';

export const texts: SignUpTexts = {
  title: 'アカウントを作成',
  titleOf: (account) => `${account} に参加`,
  closedTitle: 'ここでは登録できません',
  name: '名前',
  nameMissing: '名前を入力してください。',
  company: '会社名',
  companyMissing: '会社名を入力してください。',
  password: 'パスワード',
  termsMissing: '続行するには規約に同意してください。',
  submit: 'アカウントを作成',
  toLogin: 'アカウントをお持ちの場合はログイン',
  sentTitle: 'メールを確認してください',
  sentText: (email) => `${email} に、続行する方法を記載したメールをお送りします。`,
  signedIn: 'すでにログインしています。',
  continueAs: (name) => `${name} として続ける`,
  useOther: '別のアカウントを使用',
  doneTitle: 'アカウントの準備ができました',
  doneText: '移動しています…',
};
