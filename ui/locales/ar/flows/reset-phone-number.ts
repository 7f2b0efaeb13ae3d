import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: 'استبدل رقم هاتفك',
  text: 'نرسل إليك رمزًا بالبريد أولًا.',
  submit: 'أرسل لي رمزًا بالبريد',
  codeTitle: 'راجع بريدك',
  codeText: (email) => `إذا كان لدى ${email} حساب فالرمز في الطريق. صلاحيته 5 دقائق.`,
  verify: 'متابعة',
  numberTitle: 'أدخل رقمك الجديد',
  numberText: 'نرسل إليك رمزًا للدخول، ونُعلم رقمك الحالي بالتغيير.',
  save: 'حفظ الرقم',
  smsTitle: 'راجع هاتفك',
  smsText: (phoneNumber) => `تم تغيير رقمك. أدخل الرمز الذي أرسلناه إلى ${phoneNumber}.`,
  signIn: 'تسجيل الدخول',
  doneTitle: 'تم تغيير رقم هاتفك',
  doneText: 'جارٍ تحويلك…',
};
