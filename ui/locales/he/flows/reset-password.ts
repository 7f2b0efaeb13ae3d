import type { ResetPasswordTexts } from '../../en/flows/reset-password';

export const texts: ResetPasswordTexts = {
  title: 'בחירת סיסמה חדשה',
  label: 'סיסמה חדשה',
  submit: 'שמירת הסיסמה',
  requestNew: 'שליחת קישור חדש',
  invalidTitle: 'הקישור כבר לא פועל',
  invalidText: 'כבר נעשה בו שימוש, או שהוא ישן מדי או חלקי.',
  doneTitle: 'הסיסמה השתנתה',
  doneText: 'יצאתם מהחשבון בכל מקום אחר.',
  signIn: 'כניסה',
};
