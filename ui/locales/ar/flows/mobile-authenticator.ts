import type { MobileAuthenticatorTexts } from '../../en/flows/mobile-authenticator';

export const texts: MobileAuthenticatorTexts = {
  title: 'ابدأ على حاسوبك',
  text: 'سجّل الدخول هناك وأعدّ التحقق بخطوتين، ثم امسح رمز QR بتطبيق مصادقة على هذا الهاتف.',
  here: 'أو سجّل الدخول على هذا الهاتف',
};
