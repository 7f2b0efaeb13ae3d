import type { LoginTexts } from '../../en/flows/login';

const minutes10 = 'הוא תקף ל-10 דקות.';

export const texts: LoginTexts = {
  preLogin: {
    title: 'כניסה',
    titleOf: (application) => `כניסה אל ${application}`,
    text: 'יש להזין כתובת אימייל כדי להמשיך.',
    recovered: 'האימות הדו-שלבי כבוי. יש להיכנס שוב כדי להמשיך.',
    signUp: 'יצירת חשבון',
    unknownAlias: (alias) => `שום דבר אינו רשום בשם ${alias}. יש לבדוק את הכתובת או להיכנס כאן.`,
  },
  social: {
    or: 'או',
    continueWith: (service) => `המשך עם ${service}`,
    consent: (service) => `להמשיך עם ${service}?`,
    cancel: 'ביטול',
  },
  password: {
    title: 'הזנת הסיסמה',
    forgot: 'שכחתם את הסיסמה?',
    submit: 'כניסה',
    unlock: 'אם החשבון הזה קיים, שלחנו באימייל קישור לביטול הנעילה.',
    wait: (duration) => `אפשר לנסות שוב בעוד ${duration}.`,
  },
  code: {
    emailTitle: 'בדקו את האימייל',
    emailText: (email) => `אם יש חשבון עם הכתובת ${email}, קוד בדרך אליה. ${minutes10}`,
    smsTitle: 'בדקו את הטלפון',
    smsText: (phoneNumber) => `קוד בדרך אל \u2068${phoneNumber}\u2069. ${minutes10}`,
    smsTextUnknown: `אם יש לחשבון הזה מספר טלפון, קוד בדרך אליו. ${minutes10}`,
    submit: 'כניסה',
    quick: 'בפעם הבאה, כניסה במכשיר הזה בהודעת טקסט',
    lostPhone: 'הטלפון אבד?',
    notMe: 'זה לא החשבון שלכם?',
  },
  quick: 'שליחת קוד בהודעת טקסט',
  instead: {
    Code: 'קבלת קוד באימייל במקום זאת',
    MagicLink: 'קבלת קישור באימייל במקום זאת',
    SmsCode: 'קבלת קוד בהודעת טקסט במקום זאת',
  },
  magicLink: {
    title: 'בדקו את האימייל',
    text: (email) => `אם יש חשבון עם הכתובת ${email}, קישור כניסה בדרך אליה. ${minutes10}`,
  },
  success: { title: 'נכנסתם לחשבון', text: 'מעבירים אתכם…' },
  useRecoveryCode: 'שימוש בקוד השחזור',
};
