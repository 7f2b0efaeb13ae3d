import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'ألغِ قفل حسابك',
  text: 'قفلته محاولات خاطئة كثيرة لكلمة المرور.',
  submit: 'إلغاء القفل',
  doneTitle: 'أُلغي قفل حسابك',
  doneText: 'سجّل الدخول بكلمة المرور.',
  failedTitle: 'لم يعد هذا الرابط صالحًا',
  failedText: 'استُخدم من قبل أو مضى وقته أو أنه ناقص. ينتهي القفل وحده بعد مدة.',
  signIn: 'تسجيل الدخول',
};
