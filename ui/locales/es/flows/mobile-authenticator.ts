import type { MobileAuthenticatorTexts } from '../../en/flows/mobile-authenticator';

export const texts: MobileAuthenticatorTexts = {
  title: 'Empieza en tu equipo',
  text: 'Inicia sesión allí y configura la verificación en dos pasos. Después, escanea el código QR con una aplicación de autenticación en este teléfono.',
  here: 'O iniciar sesión en este teléfono',
};
