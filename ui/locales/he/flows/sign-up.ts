import type { SignUpTexts } from '../../en/flows/sign-up';

export const texts: SignUpTexts = {
  title: 'יצירת חשבון',
  titleOf: (account) => `הצטרפות אל ${account}`,
  closedTitle: 'אי אפשר להירשם כאן',
  name: 'שם',
  nameMissing: 'יש להזין שם.',
  company: 'חברה',
  companyMissing: 'יש להזין את שם החברה.',
  password: 'סיסמה',
  termsMissing: 'יש לאשר את התנאים כדי להמשיך.',
  submit: 'יצירת חשבון',
  toLogin: 'כבר יש לכם חשבון? כניסה',
  sentTitle: 'בדקו את האימייל',
  sentText: (email) => `אימייל בדרך אל ${email}, ובו הסבר איך להמשיך.`,
  signedIn: 'כבר נכנסתם לחשבון.',
  continueAs: (name) => `המשך בתור ${name}`,
  useOther: 'שימוש בחשבון אחר',
  doneTitle: 'החשבון מוכן',
  doneText: 'מעבירים אתכם…',
};
