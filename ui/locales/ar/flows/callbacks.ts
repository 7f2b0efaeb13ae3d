import type { CallbackTexts } from '../../en/flows/callbacks';

export const texts: CallbackTexts = {
  pending: { title: 'جارٍ تسجيل دخولك…', text: 'يستغرق هذا لحظة.' },
  magicLink: {
    title: 'تسجيل الدخول',
    titleOf: (application) => `تسجيل الدخول إلى ${application}`,
    text: 'فتحت رابط تسجيل دخول من بريدك الإلكتروني.',
    confirm: 'تسجيل الدخول',
    failedTitle: 'لم يعد هذا الرابط صالحًا',
    failedText: 'يعمل مرة واحدة ولمدة 10 دقائق. اطلب رابطًا جديدًا من صفحة تسجيل الدخول.',
    again: 'إرسال رابط جديد',
    elsewhereTitle: 'استخدم المتصفح الذي بدأت منه',
    elsewhereText: 'افتح الرابط في المتصفح الذي طلبته منه.',
  },
  saml: {
    title: 'تسجيل الدخول عبر SSO؟',
    titleOf: (application) => `تسجيل الدخول إلى ${application} عبر SSO؟`,
    text: 'أحالك مزوّد الهوية في مؤسستك إلى هنا. تابع فقط إذا كنت أنت من بدأ تسجيل الدخول هذا.',
    confirm: 'متابعة',
  },
  social: {
    failedTitle: 'تعذّر تسجيل الدخول',
    deniedTitle: 'لم يكتمل تسجيل الدخول',
    denied: (service) => `لم تُكمل تسجيل الدخول لدى ${service}.`,
  },
  sso: { failedTitle: 'تعذّر تسجيل الدخول عبر SSO' },
  useRecoveryCode: 'استخدام رمز الاسترداد',
  recovered: {
    title: 'تم إيقاف التحقق بخطوتين',
    text: 'سجّل الدخول من جديد للمتابعة.',
    again: 'تسجيل الدخول من جديد',
  },
  success: { title: 'تم تسجيل دخولك', text: 'جارٍ تحويلك…' },
  retry: 'إعادة المحاولة',
  other: 'استخدام طريقة أخرى',
};
