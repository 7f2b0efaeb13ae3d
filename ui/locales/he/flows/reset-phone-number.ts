import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: 'החלפת מספר הטלפון',
  text: 'קודם נשלח לכם קוד באימייל.',
  submit: 'שליחת קוד באימייל',
  codeTitle: 'בדקו את האימייל',
  codeText: (email) => `אם יש חשבון עם הכתובת ${email}, קוד בדרך אליה. הוא תקף ל-5 דקות.`,
  verify: 'המשך',
  numberTitle: 'הזנת המספר החדש',
  numberText: 'נשלח אליו קוד כניסה בהודעת טקסט. למספר הקודם נודיע על השינוי.',
  save: 'שמירת המספר',
  smsTitle: 'בדקו את הטלפון',
  smsText: (phoneNumber) => `המספר השתנה. יש להזין את הקוד ששלחנו אל \u2068${phoneNumber}\u2069.`,
  signIn: 'כניסה',
  doneTitle: 'מספר הטלפון השתנה',
  doneText: 'מעבירים אתכם…',
};
