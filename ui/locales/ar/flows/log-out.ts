import type { LogOutTexts } from '../../en/flows/log-out';

export const texts: LogOutTexts = {
  title: 'تسجيل الخروج؟',
  titleOf: (application) => `تسجيل الخروج من ${application}؟`,
  text: 'فتحت رابطًا يسجّل خروجك.',
  confirm: 'تسجيل الخروج',
  stay: 'البقاء مسجّل الدخول',
  doneTitle: 'تم تسجيل خروجك',
  signIn: 'تسجيل الدخول من جديد',
};
