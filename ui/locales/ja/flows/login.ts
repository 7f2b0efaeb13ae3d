import type { LoginTexts } from '../../en/flows/login';

const minutes10 = '10 分間有効です。';

export const texts: LoginTexts = {
  preLogin: {
    title: 'ログイン',
    titleOf: (application) => `${application} にログイン`,
    text: '続行するにはメールアドレスを入力してください。',
    recovered: '2 段階認証をオフにしました。続行するにはもう一度ログインしてください。',
    signUp: 'アカウントを作成',
    unknownAlias: (alias) => `${alias} は登録されていません。アドレスを確認するか、ここからログインしてください。`,
  },
  social: {
    or: 'または',
    continueWith: (service) => `${service} で続行`,
    consent: (service) => `${service} で続行しますか？`,
    cancel: 'キャンセル',
  },
  password: {
    title: 'パスワードを入力',
    forgot: 'パスワードをお忘れですか？',
    submit: 'ログイン',
    unlock: 'このアカウントが存在する場合は、ロックを解除するリンクをメールでお送りしました。',
    wait: (duration) => `${duration}後にもう一度お試しください。`,
  },
  code: {
    emailTitle: 'メールを確認してください',
    emailText: (email) => `${email} のアカウントがある場合は、コードをお送りします。${minutes10}`,
    smsTitle: 'スマートフォンを確認してください',
    smsText: (phoneNumber) => `${phoneNumber} にコードを送信しました。${minutes10}`,
    smsTextUnknown: `このアカウントに電話番号がある場合は、コードをお送りします。${minutes10}`,
    submit: 'ログイン',
    quick: '次回からこのデバイスで SMS を使ってログイン',
    lostPhone: 'スマートフォンを紛失しましたか？',
    notMe: 'ご本人ではありませんか？',
  },
  quick: 'SMS でコードを受け取る',
  magicLink: {
    title: 'メールを確認してください',
    text: (email) => `${email} のアカウントがある場合は、ログインリンクをお送りします。${minutes10}`,
  },
  sso: {
    title: '会社のアカウントでログイン',
    text: '会社ではシングルサインオンを使用しています。ログインページに移動しています。',
    go: '今すぐ続行',
    failedTitle: '会社のログインに失敗しました',
    failedText: '移動しています。繰り返し発生する場合は、管理者にお問い合わせください。',
  },
  success: { title: 'ログインしました', text: '移動しています…' },
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
  },
  breached: {
    title: '新しいパスワードを設定',
    text: 'このパスワードは他のウェブサイトのデータ漏洩で見つかりました。変更するためのリンクをメールでお送りします。',
    submit: 'リンクをメールで受け取る',
    sentTitle: 'メールを確認してください',
    sentText: (email) =>
      `${email} にリンクを送信しました。1 時間有効です。新しいパスワードを設定してからログインしてください。`,
  },
  useRecoveryCode: 'リカバリーコードを使用',
};
