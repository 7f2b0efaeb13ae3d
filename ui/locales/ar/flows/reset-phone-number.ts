import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: 'استبدال رقم هاتفك',
  text: 'نرسل إليك رمزًا بالبريد أولًا.',
  submit: 'إرسال رمز بالبريد',
  codeTitle: 'راجع بريدك',
  codeText: (email) => `إذا كان لدى ${email} حساب فالرمز في الطريق. صلاحيته 5 دقائق.`,
  verify: 'متابعة',
  numberTitle: 'أدخل رقمك الجديد',
  numberText: 'نرسل إليك رمزًا لتسجيل الدخول، ونُبلغ رقمك الحالي بالتغيير.',
  save: 'حفظ الرقم',
  smsTitle: 'راجع هاتفك',
  smsText: (phoneNumber) => `تم تغيير رقمك. أدخل الرمز الذي أرسلناه إلى \u2068${phoneNumber}\u2069.`,
  signIn: 'تسجيل الدخول',
  doneTitle: 'تم تغيير رقم هاتفك',
  doneText: 'جارٍ تحويلك…',
};
