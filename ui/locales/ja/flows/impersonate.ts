import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: '別のユーザーとして操作しますか？',
  text: '現在のアカウントからログアウトします。すべての操作はあなた自身の名前で記録されます。',
  cancel: 'キャンセル',
  doneTitle: '別のユーザーとして操作しています',
  doneText: '各ページ上部のバーに対象のユーザーが表示され、そこから終了できます。',
  bar: '別のユーザーとしての操作',
  acting: (name) => `${name} として操作しています`,
  stop: '終了',
};
