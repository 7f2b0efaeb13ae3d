import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'אימות הזהות לפני שממשיכים',
  dialogTitle: 'אימות דו-שלבי',
  dialogText: 'הפעולה הזו מחייבת אימות עדכני. מה שהזנתם יישמר.',
  cancel: 'ביטול',
  doneTitle: 'הזהות אומתה',
  doneText: 'חוזרים…',
};
