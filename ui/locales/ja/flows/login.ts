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
    notMe: 'お客様のアカウントではありませんか？',
  },
  quick: 'SMS でコードを受け取る',
  instead: {
    Code: '代わりにメールでコードを受け取る',
    MagicLink: '代わりにメールでリンクを受け取る',
    SmsCode: '代わりに SMS でコードを受け取る',
  },
  magicLink: {
    title: 'メールを確認してください',
    text: (email) => `${email} のアカウントがある場合は、ログインリンクをお送りします。${minutes10}`,
  },
  success: { title: 'ログインしました', text: '移動しています…' },
  useRecoveryCode: 'リカバリーコードを使用',
};
