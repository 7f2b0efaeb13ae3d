import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'ביטול נעילת החשבון',
  text: 'הוא ננעל בגלל יותר מדי סיסמאות שגויות.',
  submit: 'ביטול הנעילה',
  doneTitle: 'נעילת החשבון בוטלה',
  doneText: 'אפשר להיכנס עם הסיסמה.',
  failedTitle: 'הקישור כבר לא פועל',
  failedText: 'כבר נעשה בו שימוש, או שהוא ישן מדי או חלקי. הנעילה מסתיימת מעצמה לאחר זמן מה.',
  signIn: 'כניסה',
};
