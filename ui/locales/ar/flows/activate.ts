import type { ActivateTexts } from '../../en/flows/activate';

export const texts: ActivateTexts = {
  title: 'تفعيل حسابك',
  text: 'بقيت خطوة واحدة قبل تسجيل الدخول.',
  submit: 'تفعيل',
  passwordTitle: 'اختر كلمة مرور',
  password: 'كلمة المرور',
  codeTitle: 'أدخل الرمز',
  codeText: 'تجده في الرسالة التي أوصلتك إلى هنا.',
  termsMissing: 'وافق على الشروط للمتابعة.',
  requestNew: 'إرسال رسالة جديدة',
  endedTitle: 'لم يعد هذا الرابط صالحًا',
  endedText: 'استُخدم من قبل أو مضى وقته أو أنه ناقص. إلى أي عنوان نرسل رابطًا جديدًا؟',
  resend: 'إرسال رابط جديد',
  back: 'رجوع',
  sentTitle: 'راجع بريدك',
  sentText: (email) => `إذا كان ${email} بانتظار التفعيل فالرابط الجديد في الطريق.`,
  doneTitle: 'حسابك مفعَّل',
  doneText: 'تم تسجيل دخولك.',
  doneLogin: 'سجّل الدخول للمتابعة.',
};
