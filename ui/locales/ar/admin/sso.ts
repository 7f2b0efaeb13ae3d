import type { SsoTexts } from '../../en/admin/sso';
import { listed } from '../listed';

export const texts: SsoTexts = {
  text: 'يسجّل الأعضاء الدخول عبر مزوّد هوية شركتك.',
  add: 'إعداد SSO',
  all: 'كل الاتصالات',
  only: 'الاتصال',
  emptyTitle: 'يسجّل الأعضاء الدخول بكلمة مرور',
  empty: 'اربط مزوّد هوية شركتك؛ يستغرق ذلك نحو عشر دقائق.',
  emptyReadOnly: 'تظهر هنا الاتصالات التي يعدّها المسؤول.',
  gone: 'لم يعد هذا الاتصال موجودًا.',
  types: {
    saml: 'مزوّد SAML آخر',
    okta: 'Okta',
    azure: 'Microsoft Entra ID',
    google: 'Google Workspace',
    oidc: 'OpenID Connect',
  },
  states: { on: 'مفعّل', off: 'متوقف', unfinished: 'غير مكتمل' },
  domains: 'النطاقات',
  noDomains: 'لا توجد بعد',
  unproven: (domain) => `\u2068${domain}\u2069 (لم يتم التحقق منه)`,
  defaultRoles: 'الأدوار الافتراضية',
  noRoles: 'لا يوجد',
  roleCount: (count) => `عدد الأدوار: ${count}`,
  open: 'عرض',
  manage: 'إدارة',
  resume: 'متابعة الإعداد',
  remove: 'حذف',
  certificate: {
    subject: (name) => `صادرة لـ\u2068${name}\u2069.`,
    valid: (date) => `الشهادة صالحة حتى ${date}.`,
    'ends-soon': (date) => `تنتهي صلاحية الشهادة في ${date}`,
    ended: (date) => `انتهت صلاحية الشهادة في ${date}`,
    renew: 'أضف الشهادة الجديدة من مزوّد الهوية، وإلا فشل تسجيل الدخول.',
  },
  removeTitle: (name) => `حذف الاتصال بـ«${name}»؟`,
  removeText: (domains) =>
    domains.length > 0
      ? `سيسجّل أصحاب العناوين في ${listed(domains)} الدخول بكلمة مرور أو بطريقة أخرى يسمح بها هذا الحساب. تُحذف النطاقات والتعيينات أيضًا.`
      : 'تُحذف النطاقات والتعيينات أيضًا.',
  removeConfirm: 'حذف الاتصال',
  removedToast: (name) => `تم حذف الاتصال بـ«${name}»`,
};
