import type { BoxTexts } from '../../en/flows/box';

export const texts: BoxTexts = {
  email: { label: 'البريد الإلكتروني', invalid: 'أدخل عنوان بريد إلكتروني، مثل name@example.com.' },
  password: { label: 'كلمة المرور', missing: 'أدخل كلمة المرور.', capsLock: 'مفتاح Caps Lock مفعَّل.' },
  code: {
    label: 'الرمز',
    incomplete: 'أدخل الأرقام الستة كلها.',
    resend: 'إرسال رمز جديد',
    resent: 'الرمز الجديد في الطريق.',
  },
  resendIn: (duration) => `إعادة الإرسال بعد ${duration}`,
  link: {
    hint: 'لم يصل شيء؟ راجع مجلد الرسائل غير المرغوبة أو أعد الإرسال.',
    resend: 'إعادة الإرسال',
    resent: 'الرابط الجديد في الطريق.',
  },
  account: { signingIn: 'تسجيل الدخول باسم', change: 'تغيير البريد', startOver: 'البدء من جديد' },
  captcha: 'أكمل التحقق للمتابعة.',
  passkey: 'الدخول بمفتاح مرور',
  lastUsed: 'آخر استخدام',
  toLogin: 'الرجوع إلى تسجيل الدخول',
  openMail: 'فتح تطبيق البريد',
  slow: 'يستغرق هذا وقتًا أطول من المعتاد.',
  reference: 'المرجع',
  fillIn: 'املأ هذا الحقل.',
  legal: { terms: 'شروط الخدمة', privacy: 'سياسة الخصوصية' },
  unknownPage: { title: 'هذه الصفحة غير موجودة', text: 'قد يكون العنوان ناقصًا. افتح الرابط مرة أخرى أو سجّل الدخول.' },
  unreachable: (provider, origin) =>
    `تعذّر الوصول إلى مزوّد الهوية على ${provider}. تحقق من اتصالك. إذا كنت من أعدّ هذه الصفحة فتحقق من أن عنوانها ${origin} مسجَّل هناك.`,
};
