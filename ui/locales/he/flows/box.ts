import type { BoxTexts } from '../../en/flows/box';

export const texts: BoxTexts = {
  email: { label: 'אימייל', invalid: 'יש להזין כתובת אימייל, כמו name@example.com.' },
  password: { label: 'סיסמה', missing: 'יש להזין את הסיסמה.', capsLock: 'מקש Caps Lock מופעל.' },
  code: {
    label: 'קוד',
    incomplete: 'יש להזין את כל שש הספרות.',
    resend: 'שליחת קוד חדש',
    resent: 'קוד חדש בדרך אליכם.',
  },
  resendIn: (duration) => `שליחה חוזרת בעוד ${duration}`,
  link: {
    hint: 'לא הגיע אימייל? כדאי לבדוק בתיקיית הספאם או לשלוח שוב.',
    resend: 'שליחה חוזרת',
    resent: 'קישור חדש בדרך אליכם.',
  },
  account: { signingIn: 'כניסה בתור', change: 'שינוי האימייל', startOver: 'התחלה מחדש' },
  captcha: 'יש להשלים את הבדיקה כדי להמשיך.',
  passkey: 'כניסה עם מפתח גישה',
  lastUsed: 'בשימוש אחרון',
  toLogin: 'חזרה לדף הכניסה',
  openMail: 'פתיחת אפליקציית האימייל',
  slow: 'זה נמשך יותר מהרגיל.',
  reference: 'מספר פנייה',
  fillIn: 'יש למלא את השדה הזה.',
  legal: { terms: 'תנאי השירות', privacy: 'מדיניות הפרטיות' },
  unknownPage: {
    title: 'הדף הזה לא קיים',
    text: 'ייתכן שהכתובת חלקית. אפשר לפתוח שוב את הקישור או להיכנס לחשבון.',
  },
  unreachable: (provider, origin) =>
    `אין גישה לספק הזהויות בכתובת ${provider}. יש לבדוק את החיבור. אם הגדרתם את הדף הזה, יש לוודא שהכתובת שלו, ${origin}, רשומה שם.`,
};
