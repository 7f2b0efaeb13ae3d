import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'עדיין כאן?',
  text: 'לא קרה כאן דבר זמן מה.',
  final: 'החשבון מנתק משתמשים לאחר זמן קבוע. יש לשמור את העבודה ואז להיכנס שוב.',
  endsIn: (time) => `הניתוק יתבצע בעוד ${time}.`,
  stay: 'להישאר בחשבון',
  understood: 'הבנתי',
  leave: 'יציאה',
};
