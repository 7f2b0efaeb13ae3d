import type { PrivacyNotMeTexts } from '../../en/admin/privacy-not-me';

export const texts: PrivacyNotMeTexts = {
  notMe: {
    title: 'تأمين حسابك',
    text: (device, address) =>
      address ? `لم تتعرّف على ${device}، \u2068${address}\u2069.` : `لم تتعرّف على ${device}.`,
    leave: 'العودة إلى الخصوصية والأمان',
    next: 'التالي',
    finish: 'تم',
    steps: {
      end: 'تسجيل خروج الآخرين',
      password: 'اختيار كلمة مرور جديدة',
      factor: 'إضافة خطوة ثانية',
      summary: 'الملخص',
    },
    end: 'تسجيل الخروج من كل مكان آخر',
    endText: 'ينهي هذا تلك الجلسة وكل الجلسات الأخرى، وتبقى أنت مسجّل الدخول هنا.',
    endDone: 'تم تسجيل خروج الآخرين.',
    passwordText: 'قد يعرف شخص آخر كلمة مرورك.',
    passwordSave: 'تغيير كلمة المرور',
    passwordDone: 'لديك كلمة مرور جديدة.',
    factorText: 'مع خطوة ثانية لا تكفي كلمة مرور مسروقة.',
    factorAdd: 'إضافة تطبيق مصادقة',
    factorDone: 'التحقق بخطوتين مفعّل.',
    summary: {
      ended: 'تم إنهاء كل الجلسات الأخرى',
      notEnded: 'لم تُنهَ الجلسات الأخرى',
      password: 'تم تغيير كلمة مرورك',
      noPassword: 'لم تتغير كلمة مرورك',
      factor: 'التحقق بخطوتين مفعّل',
      noFactor: 'التحقق بخطوتين متوقف',
    },
  },
};
