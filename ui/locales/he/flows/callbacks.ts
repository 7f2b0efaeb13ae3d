import type { CallbackTexts } from '../../en/flows/callbacks';

export const texts: CallbackTexts = {
  pending: { title: 'הכניסה מתבצעת…', text: 'זה ייקח רגע.' },
  magicLink: {
    title: 'כניסה',
    titleOf: (application) => `כניסה אל ${application}`,
    text: 'פתחתם קישור כניסה מהאימייל.',
    confirm: 'כניסה',
    failedTitle: 'הקישור כבר לא פועל',
    failedText: 'הוא פועל פעם אחת, למשך 10 דקות. אפשר לבקש קישור חדש בדף הכניסה.',
    again: 'שליחת קישור חדש',
    elsewhereTitle: 'יש להשתמש בדפדפן שבו התחלתם',
    elsewhereText: 'יש לפתוח את הקישור בדפדפן שבו ביקשתם אותו.',
  },
  saml: {
    title: 'להיכנס באמצעות SSO?',
    titleOf: (application) => `להיכנס אל ${application} באמצעות SSO?`,
    text: 'הגעתם לכאן מספק הזהויות של הארגון. יש להמשיך רק אם התחלתם את הכניסה בעצמכם.',
    confirm: 'המשך',
  },
  social: {
    failedTitle: 'הכניסה נכשלה',
    deniedTitle: 'הכניסה לא הושלמה',
    denied: (service) => `לא השלמתם את הכניסה דרך ${service}.`,
  },
  sso: { failedTitle: 'הכניסה באמצעות SSO נכשלה' },
  useRecoveryCode: 'שימוש בקוד השחזור',
  recovered: {
    title: 'האימות הדו-שלבי כבוי',
    text: 'יש להיכנס שוב כדי להמשיך.',
    again: 'כניסה מחדש',
  },
  success: { title: 'נכנסתם לחשבון', text: 'מעבירים אתכם…' },
  retry: 'ניסיון חוזר',
  other: 'שימוש בדרך אחרת',
};
