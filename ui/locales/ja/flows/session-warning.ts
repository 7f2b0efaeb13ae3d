import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'まだご利用中ですか？',
  text: 'しばらく操作がありませんでした。',
  final: 'このアカウントでは一定時間でログアウトします。作業を保存し、もう一度ログインしてください。',
  endsIn: (time) => `${time}後にログアウトします。`,
  stay: 'ログインしたままにする',
  understood: '了解',
  leave: 'ログアウト',
};
