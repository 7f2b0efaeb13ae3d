import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'まだご利用中ですか？',
  text: 'しばらく操作がありませんでした。',
  final: 'このアカウントでは一定時間でサインアウトします。作業を保存し、もう一度サインインしてください。',
  endsIn: (time) => `${time}後にサインアウトします。`,
  stay: 'サインインしたままにする',
  understood: '了解',
  leave: 'サインアウト',
};
