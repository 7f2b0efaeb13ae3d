import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: 'استبدل رقم هاتفك',
  text: 'نرسل إليك رمزًا بالبريد أولًا.',
  submit: 'أرسلوا لي رمزًا بالبريد',
  codeTitle: 'راجع بريدك',
  codeText: (email) => `إن كان لـ ${email} حساب فالرمز في الطريق. يصلح لمدة 5 دقائق.`,
  verify: 'متابعة',
  numberTitle: 'أدخل رقمك الجديد',
  numberText: 'نرسل إليك رمزًا للدخول، ونُعلم رقمك الحالي بالتغيير.',
  save: 'حفظ الرقم',
  smsTitle: 'راجع هاتفك',
  smsText: (phoneNumber) => `تم تغيير رقمك. أدخل الرمز الذي أرسلناه إلى ${phoneNumber}.`,
  signIn: 'تسجيل الدخول',
  doneTitle: 'تم تغيير رقم هاتفك',
  doneText: 'جارٍ نقلك…',
};
