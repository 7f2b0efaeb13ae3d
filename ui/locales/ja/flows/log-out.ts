import type { LogOutTexts } from '../../en/flows/log-out';

export const texts: LogOutTexts = {
  title: 'ログアウトしますか？',
  titleOf: (application) => `${application} からログアウトしますか？`,
  text: 'ログアウトするためのリンクを開きました。',
  confirm: 'ログアウト',
  stay: 'ログインしたままにする',
  doneTitle: 'ログアウトしました',
  signIn: 'もう一度ログイン',
};
