import type { ResetPasswordTexts } from '../../en/flows/reset-password';

export const texts: ResetPasswordTexts = {
  title: 'اختر كلمة مرور جديدة',
  label: 'كلمة المرور الجديدة',
  submit: 'حفظ كلمة المرور',
  requestNew: 'أرسل لي رابطًا جديدًا',
  invalidTitle: 'لم يعد هذا الرابط صالحًا',
  invalidText: 'استُخدم من قبل أو مضى وقته أو أنه ناقص.',
  doneTitle: 'تم تغيير كلمة المرور',
  doneText: 'سُجّل خروجك من كل مكان آخر.',
  signIn: 'تسجيل الدخول',
};
