import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: 'לפעול בשם משתמש אחר?',
  text: 'תצאו מהחשבון שלכם. כל פעולה תירשם תחת השם שלכם.',
  cancel: 'ביטול',
  doneTitle: 'אתם פועלים בשם משתמש אחר',
  doneText: 'סרגל בראש כל דף מציג את שם המשתמש ומאפשר להפסיק.',
  bar: 'פעולה בשם משתמש אחר',
  acting: (name) => `אתם פועלים בשם ${name}`,
  stop: 'הפסקה',
};
