import type { MobileAuthenticatorTexts } from '../../en/flows/mobile-authenticator';

export const texts: MobileAuthenticatorTexts = {
  title: 'Commencez sur votre ordinateur',
  text: 'Connectez-vous-y et configurez la validation en deux étapes. Scannez ensuite le code QR avec une application d’authentification sur ce téléphone.',
  here: 'Ou se connecter sur ce téléphone',
};
