import type { CallbackTexts } from '../../en/flows/callbacks';

export const texts: CallbackTexts = {
  pending: { title: 'ログインしています…', text: 'しばらくお待ちください。' },
  magicLink: {
    title: 'ログイン',
    titleOf: (application) => `${application} にログイン`,
    text: 'メールのログインリンクを開きました。',
    confirm: 'ログイン',
    failedTitle: 'このリンクは無効になりました',
    failedText: 'リンクは 10 分間、1 回だけ有効です。ログインページで新しいリンクをリクエストしてください。',
    again: '新しいリンクをメールで受け取る',
    elsewhereTitle: '最初に使ったブラウザーで開いてください',
    elsewhereText: 'リンクをリクエストしたブラウザーで開いてください。',
  },
  saml: {
    title: 'SSO でログインしますか？',
    titleOf: (application) => `SSO で ${application} にログインしますか？`,
    text: '組織の ID プロバイダーから移動しました。ご自身で始めた場合のみ続行してください。',
    confirm: '続行',
  },
  social: {
    failedTitle: 'ログインに失敗しました',
    deniedTitle: 'ログインが完了していません',
    denied: (service) => `${service} でのログインが完了しませんでした。`,
  },
  sso: { failedTitle: 'SSO ログインに失敗しました' },
  useRecoveryCode: 'リカバリーコードを使用',
  recovered: {
    title: '2 段階認証をオフにしました',
    text: '続行するには、もう一度ログインしてください。',
    again: 'もう一度ログイン',
  },
  success: { title: 'ログインしました', text: '移動しています…' },
  retry: '再試行',
  other: '別の方法を使用',
};
