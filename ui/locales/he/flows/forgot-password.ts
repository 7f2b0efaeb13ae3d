import type { ForgotPasswordTexts } from '../../en/flows/forgot-password';

export const texts: ForgotPasswordTexts = {
  title: 'איפוס הסיסמה',
  text: 'נשלח לכם באימייל קישור לבחירת סיסמה חדשה.',
  submit: 'שליחת קישור',
  sentTitle: 'בדקו את האימייל',
  sentText: (email) => `אם יש חשבון עם הכתובת ${email}, קישור בדרך אליה. הוא תקף לשעה אחת.`,
};
