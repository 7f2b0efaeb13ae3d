import type { LoginTexts } from '../../en/flows/login';

const minutes10 = 'صلاحيته 10 دقائق.';

export const texts: LoginTexts = {
  preLogin: {
    title: 'تسجيل الدخول',
    titleOf: (application) => `تسجيل الدخول إلى ${application}`,
    text: 'أدخل بريدك الإلكتروني للمتابعة.',
    recovered: 'تم إيقاف التحقق بخطوتين. سجّل الدخول من جديد للمتابعة.',
    signUp: 'إنشاء حساب',
    unknownAlias: (alias) => `لا شيء مسجّل باسم ${alias}. راجع العنوان أو سجّل الدخول من هنا.`,
  },
  social: {
    or: 'أو',
    continueWith: (service) => `المتابعة عبر ${service}`,
    consent: (service) => `المتابعة عبر ${service}؟`,
    cancel: 'إلغاء',
  },
  password: {
    title: 'أدخل كلمة المرور',
    forgot: 'نسيت كلمة المرور؟',
    submit: 'تسجيل الدخول',
    unlock: 'إذا كان هذا الحساب موجودًا فقد أرسلنا رابطًا لإلغاء قفله.',
    wait: (duration) => `أعد المحاولة بعد ${duration}.`,
  },
  code: {
    emailTitle: 'راجع بريدك',
    emailText: (email) => `إذا كان لدى ${email} حساب فالرمز في الطريق. ${minutes10}`,
    smsTitle: 'راجع هاتفك',
    smsText: (phoneNumber) => `الرمز في الطريق إلى \u2068${phoneNumber}\u2069. ${minutes10}`,
    smsTextUnknown: `إذا كان لهذا الحساب هاتف فالرمز في الطريق. ${minutes10}`,
    submit: 'تسجيل الدخول',
    quick: 'الدخول من هذا الجهاز برسالة نصية في المرة القادمة',
    lostPhone: 'هل فقدت هذا الهاتف؟',
    notMe: 'ليس حسابك؟',
  },
  quick: 'إرسال رمز برسالة نصية',
  instead: {
    Code: 'إرسال رمز بالبريد بدلًا من ذلك',
    MagicLink: 'إرسال رابط بالبريد بدلًا من ذلك',
    SmsCode: 'إرسال رمز برسالة نصية بدلًا من ذلك',
  },
  magicLink: {
    title: 'راجع بريدك',
    text: (email) => `إذا كان لدى ${email} حساب فرابط الدخول في الطريق. ${minutes10}`,
  },
  success: { title: 'تم تسجيل دخولك', text: 'جارٍ تحويلك…' },
  useRecoveryCode: 'استخدام رمز الاسترداد',
};
