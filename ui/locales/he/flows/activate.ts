import type { ActivateTexts } from '../../en/flows/activate';

export const texts: ActivateTexts = {
  title: 'הפעלת החשבון',
  text: 'עוד שלב אחד ואפשר להיכנס.',
  submit: 'הפעלה',
  passwordTitle: 'בחירת סיסמה',
  password: 'סיסמה',
  codeTitle: 'הזנת הקוד',
  codeText: 'הוא נמצא באימייל שהביא אתכם לכאן.',
  termsMissing: 'יש לאשר את התנאים כדי להמשיך.',
  requestNew: 'שליחת אימייל חדש',
  endedTitle: 'הקישור כבר לא פועל',
  endedText: 'כבר נעשה בו שימוש, או שהוא ישן מדי או חלקי. לאן לשלוח קישור חדש?',
  resend: 'שליחת קישור חדש',
  back: 'חזרה',
  sentTitle: 'בדקו את האימייל',
  sentText: (email) => `אם ${email} ממתין להפעלה, קישור חדש בדרך.`,
  doneTitle: 'החשבון פעיל',
  doneText: 'נכנסתם לחשבון.',
  doneLogin: 'יש להיכנס כדי להמשיך.',
};
