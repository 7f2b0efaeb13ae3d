import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'هل ما زلت هنا؟',
  text: 'لم تكن نشطًا منذ مدة.',
  final: 'يسجّل حسابك خروج المستخدمين بعد مدة محددة. احفظ ما تعمل عليه ثم سجّل الدخول من جديد.',
  endsIn: (time) => `سيتم تسجيل خروجك خلال ${time}.`,
  stay: 'البقاء مسجّل الدخول',
  understood: 'فهمت',
  leave: 'تسجيل الخروج',
};
