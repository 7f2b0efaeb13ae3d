import type { LoginLaterTexts } from '../../en/flows/login-later';

export const texts: LoginLaterTexts = {
  sso: {
    title: 'SSO で続行',
    text: '組織で SSO を使用しています。ログインページに移動しています。',
    textAt: (host) => `組織で SSO を使用しています。${host} でログインします。`,
    go: '今すぐ続行',
    failedTitle: 'SSO ログインに失敗しました',
    failedText: '移動しています。繰り返し発生する場合は、管理者にお問い合わせください。',
    failedAgain: '繰り返し発生する場合は、管理者にお問い合わせください。',
    reference: (id) => `参照番号：${id}`,
    other: '別のメールアドレスを使用',
  },
  noPassword: {
    title: '別の方法でログイン',
    text: 'ここではパスワードでログインできません。組織で設定された方法でログインしてください。',
  },
  recovery: {
    title: 'リカバリーコードを使用',
    text: '2 段階認証の設定時に受け取ったコードです。2 段階目をオフにして、設定し直せるようにします。',
    label: 'リカバリーコード',
    missing: 'リカバリーコードを入力してください。',
    submit: 'オフにしてもう一度ログイン',
    cancel: 'コードの入力に戻る',
  },
  passkeys: {
    title: '次回からすばやくログイン',
    text: 'パスキーを追加すると、パスワードの代わりに指紋、顔、画面ロックを使用できます。',
    add: 'パスキーを追加',
    later: '後で',
    never: '今後は表示しない',
    exists: 'このデバイスには登録済みです。',
  },
  breached: {
    title: '新しいパスワードを設定',
    text: 'このパスワードは、他のウェブサイトの情報漏えいで確認されました。変更するためのリンクをメールでお送りします。',
    submit: 'リンクをメールで受け取る',
    sentTitle: 'メールを確認してください',
    sentText: (email) =>
      `${email} にリンクを送信しました。1 時間有効です。新しいパスワードを設定してからログインしてください。`,
  },
};
