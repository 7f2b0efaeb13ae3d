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
    smsText: (phoneNumber) => `קוד בדרך אל ${phoneNumber}. ${minutes10}`,
    smsTextUnknown: `אם יש לחשבון הזה מספר טלפון, קוד בדרך אליו. ${minutes10}`,
    submit: 'כניסה',
    quick: 'בפעם הבאה, כניסה במכשיר הזה בהודעת טקסט',
    lostPhone: 'הטלפון אבד?',
    notMe: 'לא אתם?',
  },
  quick: 'שליחת קוד בהודעת טקסט',
  magicLink: {
    title: 'בדקו את האימייל',
    text: (email) => `אם יש חשבון עם הכתובת ${email}, קישור כניסה בדרך אליה. ${minutes10}`,
  },
  sso: {
    title: 'כניסה דרך החברה',
    text: 'החברה שלכם משתמשת בכניסה יחידה. מעבירים אתכם לשם.',
    go: 'להמשיך עכשיו',
    failedTitle: 'הכניסה דרך החברה נכשלה',
    failedText: 'מעבירים אתכם. אם זה יקרה שוב, יש לפנות לאדמין.',
  },
  success: { title: 'נכנסתם לחשבון', text: 'מעבירים אתכם…' },
  recovery: {
    title: 'שימוש בקוד השחזור',
    text: 'קיבלתם אותו בהגדרת האימות הדו-שלבי. הוא מכבה את השלב השני כדי שתוכלו להגדיר אותו מחדש.',
    label: 'קוד שחזור',
    missing: 'יש להזין את קוד השחזור.',
    submit: 'כיבוי וכניסה מחדש',
    cancel: 'חזרה לקוד',
  },
  passkeys: {
    title: 'כניסה מהירה יותר בפעם הבאה',
    text: 'אפשר להוסיף מפתח גישה ולהשתמש בטביעת אצבע, בזיהוי פנים או בנעילת המסך במקום בסיסמה.',
    add: 'הוספת מפתח גישה',
    later: 'לא עכשיו',
    never: 'לא לשאול שוב',
  },
  breached: {
    title: 'בחירת סיסמה חדשה',
    text: 'הסיסמה שלכם הופיעה בדליפת נתונים של אתר אחר. נשלח לכם באימייל קישור לשינוי שלה.',
    submit: 'שליחת קישור',
    sentTitle: 'בדקו את האימייל',
    sentText: (email) => `קישור בדרך אל ${email}. הוא תקף לשעה אחת. יש לבחור שם סיסמה חדשה ולהיכנס איתה.`,
  },
  useRecoveryCode: 'שימוש בקוד השחזור',
};
