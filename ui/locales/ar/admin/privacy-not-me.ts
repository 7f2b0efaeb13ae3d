import type { PrivacyNotMeTexts } from '../../en/admin/privacy-not-me';

export const texts: PrivacyNotMeTexts = {
  notMe: {
    title: 'تأمين حسابك',
    text: (device, address) =>
      address ? `لم تتعرّف على ${device}، \u2068${address}\u2069.` : `لم تتعرّف على ${device}.`,
    leave: 'العودة إلى الخصوصية',
    next: 'التالي',
    finish: 'تم',
    steps: {
      end: 'تسجيل خروج كل الآخرين',
      password: 'اختيار كلمة مرور جديدة',
      factor: 'إضافة خطوة ثانية',
      summary: 'الملخص',
    },
    end: 'تسجيل الخروج من كل مكان آخر',
    endText: 'ينهي هذا تلك الجلسة وكل الجلسات الأخرى، وتبقى أنت مسجّل الدخول هنا.',
    endDone: 'سُجّل خروج كل الآخرين.',
    passwordText: 'قد يعرف من سجّل الدخول كلمة مرورك.',
    passwordSave: 'تغيير كلمة المرور',
    passwordDone: 'لديك كلمة مرور جديدة.',
    factorText: 'مع خطوة ثانية لا تكفي كلمة مرور مسروقة وحدها.',
    factorAdd: 'إضافة تطبيق مصادقة',
    factorDone: 'التحقق بخطوتين مفعّل.',
    summary: {
      ended: 'انتهت كل الجلسات الأخرى',
      notEnded: 'الجلسات الأخرى مستمرة',
      password: 'تغيّرت كلمة مرورك',
      noPassword: 'كلمة مرورك لم تتغير',
      factor: 'التحقق بخطوتين مفعّل',
      noFactor: 'التحقق بخطوتين متوقف',
    },
  },
};
