import type { ChooseAccountTexts } from '../../en/flows/choose-account';

export const texts: ChooseAccountTexts = {
  title: 'アカウントを選択',
  text: 'いつでも別のアカウントに切り替えられます。',
  search: 'アカウントを検索',
  none: 'この名前のアカウントはありません。',
  keep: '前回のアカウントで続行',
  useOther: '別のユーザーでログイン',
};
