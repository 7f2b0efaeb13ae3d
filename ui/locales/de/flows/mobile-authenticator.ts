import type { MobileAuthenticatorTexts } from '../../en/flows/mobile-authenticator';

export const texts: MobileAuthenticatorTexts = {
  title: 'Beginnen Sie am Computer',
  text: 'Melden Sie sich dort an und richten Sie die Bestätigung in zwei Schritten ein. Scannen Sie dann den QR-Code mit einer Authenticator-App auf diesem Telefon.',
  here: 'Oder auf diesem Telefon anmelden',
};
