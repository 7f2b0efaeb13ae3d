import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'إلغاء قفل حسابك',
  text: 'قُفل بعد كلمات مرور خاطئة كثيرة.',
  submit: 'إلغاء القفل',
  doneTitle: 'تم إلغاء قفل حسابك',
  doneText: 'سجّل الدخول بكلمة المرور.',
  failedTitle: 'لم يعد هذا الرابط صالحًا',
  failedText: 'استُخدم من قبل أو مضى وقته أو أنه ناقص. ينتهي القفل وحده بعد مدة.',
  signIn: 'تسجيل الدخول',
};
