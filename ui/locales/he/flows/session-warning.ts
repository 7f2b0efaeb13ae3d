import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'עדיין כאן?',
  text: 'לא הייתם פעילים זמן מה.',
  final: 'החשבון מוציא משתמשים לאחר זמן קבוע. יש לשמור את העבודה ואז להיכנס שוב.',
  endsIn: (time) => `תצאו מהחשבון בעוד ${time}.`,
  stay: 'להישאר בחשבון',
  understood: 'הבנתי',
  leave: 'יציאה',
};
