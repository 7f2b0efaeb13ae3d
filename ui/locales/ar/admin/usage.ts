import type { UsageTexts } from '../../en/admin/usage';

export const texts: UsageTexts = {
  text: 'ما يستخدمه هذا الحساب وما يحق له.',
  figures: {
    users: 'المستخدمون',
    week: (count) => `${count} أُضيفوا هذا الأسبوع`,
    subAccounts: 'الحسابات الفرعية',
    tokens: 'رموز API',
    features: 'الميزات المتاحة لك',
    of: (count) => `من ${count}`,
    today: 'إجراءات اليوم',
  },
  activity: {
    title: 'النشاط في آخر 7 أيام',
    total: (count) => `${count} من السجلات في سجل التدقيق`,
    unit: { one: 'سجل', two: 'سجلان', few: 'سجلات', many: 'سجلًا', other: 'سجل' },
  },
  features: {
    title: 'الميزات',
    name: 'الميزة',
    source: 'المصدر',
    plan: (plans) => `الخطة: ${plans}`,
    sources: { grant: 'ممنوحة للحساب', flag: 'فعّلها المزوّد', none: '–' },
    ends: 'تنتهي',
    never: 'بلا تاريخ انتهاء',
    ended: (date) => `انتهت في ${date}`,
    state: 'الحالة',
    active: 'متاحة',
    refused: {
      MISSING_FEATURE: 'ليست ضمن خطتك',
      MISSING_PERMISSION: 'أدوارك لا تشملها',
      BUNDLE_EXPIRED: 'انتهت',
    },
    emptyTitle: 'لا ميزات بعد',
    empty: 'تظهر هنا ميزات خطتك.',
  },
  endings: {
    title: 'ينتهي خلال 90 يومًا القادمة',
    text: 'جدّدها أو استبدلها في الوقت المناسب.',
    part: (count) => `يُفحص أحدث ${count} من المستخدمين فقط.`,
    none: 'لا شيء ينتهي خلال 90 يومًا القادمة.',
    kinds: { feature: 'ميزة', user: 'مستخدم مؤقت', token: 'رمز API', certificate: 'شهادة SSO' },
  },
};
