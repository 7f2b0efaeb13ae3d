import type { LogOutTexts } from '../../en/flows/log-out';

export const texts: LogOutTexts = {
  title: 'לצאת מהחשבון?',
  titleOf: (application) => `לצאת מ-${application}?`,
  text: 'פתחתם קישור שמוציא אתכם מהחשבון.',
  confirm: 'יציאה',
  stay: 'להישאר בחשבון',
  doneTitle: 'יצאתם מהחשבון',
  signIn: 'כניסה מחדש',
};
