import type { SsoInstructionsTexts } from '../../en/admin/sso-instructions';

export const texts: SsoInstructionsTexts = {
  instructions: {
    okta: [
      'افتح Applications في وحدة تحكم Okta وأنشئ تكامل تطبيق يستخدم SAML 2.0.',
      'أدخل عنوان ACS في Single sign-on URL ومعرّف الكيان في Audience URI.',
      'اختر EmailAddress في Name ID format.',
      'عيّن المستخدمين أو المجموعات للتطبيق.',
    ],
    azure: [
      'افتح Enterprise applications في Entra ID وأنشئ تطبيقًا خاصًا بك.',
      'افتح Single sign-on واختر SAML.',
      'أدخل معرّف الكيان في Identifier وعنوان ACS في Reply URL.',
      'عيّن المستخدمين والمجموعات للتطبيق.',
    ],
    google: [
      'افتح تطبيقات الويب والجوّال في وحدة تحكم Google وأضف تطبيق SAML مخصصًا.',
      'تجاوز صفحة بيانات Google؛ ستحتاج إليها في الخطوة التالية هنا.',
      'أدخل عنوان ACS ومعرّف الكيان واختر EMAIL صيغةً لـ Name ID.',
      'فعّل التطبيق لوحداتك التنظيمية.',
    ],
    saml: [
      'أنشئ تطبيق SAML 2.0 لدى مزوّد الهوية.',
      'أدخل عنوان ACS ومعرّف الكيان.',
      'أرسل عنوان البريد الإلكتروني في Name ID.',
      'عيّن المستخدمين المسموح لهم بتسجيل الدخول.',
    ],
    oidc: [
      'أنشئ عميل ويب سريًا (confidential) لدى مزوّد الهوية.',
      'أدخل عنوان إعادة التوجيه.',
      'اسمح بالنطاقات (scopes) openid وemail وprofile.',
      'عيّن المستخدمين المسموح لهم بتسجيل الدخول.',
    ],
  },
};
