import type { MobileAuthenticatorTexts } from '../../en/flows/mobile-authenticator';

export const texts: MobileAuthenticatorTexts = {
  title: 'מתחילים במחשב',
  text: 'יש להיכנס שם ולהגדיר אימות דו-שלבי. לאחר מכן יש לסרוק את קוד ה-QR באפליקציית אימות בטלפון הזה.',
  here: 'או כניסה בטלפון הזה',
};
