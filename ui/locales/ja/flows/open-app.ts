import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'アプリを開く',
  titleOf: (application) => `${application} を開く`,
  open: '開く',
  notInstalled: 'インストールしていない場合はここで続行',
  failedTitle: 'アプリが見つかりませんでした',
  failedText: 'アカウントにアプリのアドレスがありません。管理者にお問い合わせください。',
};
