import type { MobileAuthenticatorTexts } from '../../en/flows/mobile-authenticator';

export const texts: MobileAuthenticatorTexts = {
  title: 'パソコンで始めてください',
  text: 'パソコンでログインして 2 段階認証を設定し、このスマートフォンの認証アプリで QR コードを読み取ってください。',
  here: 'またはこのスマートフォンでログイン',
};
