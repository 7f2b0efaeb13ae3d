import type { RegisterQuickLoginTexts } from '../../en/flows/register-quick-login';

export const texts: RegisterQuickLoginTexts = {
  title: 'כניסה מהירה יותר בפעם הבאה',
  text: 'במכשיר הזה אפשר להיכנס עם קוד בהודעת טקסט, בלי להקליד את האימייל.',
  register: 'שימוש בהודעות טקסט כאן',
  later: 'לא עכשיו',
  doneTitle: 'המכשיר הזה מוכן',
  doneText: 'מעבירים אתכם…',
};
