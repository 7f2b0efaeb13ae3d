import type { AcceptInvitationTexts } from '../../en/flows/accept-invitation';

export const texts: AcceptInvitationTexts = {
  title: '招待を承認',
  text: '招待元のアカウントに参加します。',
  submit: '承認',
  later: '後で',
  otherUser: (email) =>
    `${email} としてログインしていますが、この招待は別のユーザー宛てです。承認するとログアウトします。`,
  codeTitle: 'コードを入力',
  codeText: '招待メールに記載されています。',
  failedTitle: '招待を確認できませんでした',
  failedText: '招待した人に新しい招待を依頼してください。',
  doneTitle: '参加しました',
  doneText: '初めての場合は、メールのリンクからパスワードを設定してください。それ以外の場合は、ログインしてください。',
  continue: '続行',
};
