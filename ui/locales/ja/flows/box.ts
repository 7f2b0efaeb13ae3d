import type { BoxTexts } from '../../en/flows/box';

export const texts: BoxTexts = {
  email: {
    label: 'メールアドレス',
    invalid: 'name@example.com のようなメールアドレスを入力してください。',
  },
  password: {
    label: 'パスワード',
    missing: 'パスワードを入力してください。',
    capsLock: 'Caps Lock がオンになっています。',
  },
  code: {
    label: 'コード',
    incomplete: '6 桁すべてを入力してください。',
    resend: '新しいコードを送信',
    resent: '新しいコードを送信しました。',
  },
  resendIn: (duration) => `${duration}後に再送信できます`,
  link: {
    hint: 'メールが届かない場合は、迷惑メールフォルダーを確認するか、再送信してください。',
    resend: '再送信',
    resent: '新しいリンクを送信しました。',
  },
  account: { signingIn: 'ログインするアカウント', change: 'メールアドレスを変更', startOver: '最初からやり直す' },
  captcha: '続けるには確認を完了してください。',
  passkey: 'パスキーでログイン',
  lastUsed: '前回使用',
  toLogin: 'ログインに戻る',
  openMail: 'メールアプリを開く',
  slow: '通常より時間がかかっています。',
  reference: '参照番号',
  fillIn: 'この項目を入力してください。',
  legal: { terms: '利用規約', privacy: 'プライバシーポリシー' },
  unknownPage: {
    title: 'このページは存在しません',
    text: 'アドレスが不完全な可能性があります。リンクをもう一度開くか、ログインしてください。',
  },
  unreachable: (provider, origin) =>
    `ID プロバイダー（${provider}）に接続できませんでした。接続を確認してください。このページを設定した場合は、アドレス ${origin} が登録されていることを確認してください。`,
};
