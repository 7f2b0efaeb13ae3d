import type { UsageTexts } from '../../en/admin/usage';

export const texts: UsageTexts = {
  text: 'ما يستخدمه هذا الحساب وما يحق له.',
  figures: {
    users: 'المستخدمون',
    week: (count) => `المضافون هذا الأسبوع: ${count}`,
    subAccounts: 'الحسابات الفرعية',
    tokens: 'رموز API',
    features: 'الميزات',
    of: (count) => `من ${count}`,
    today: 'إجراءات اليوم',
  },
  activity: {
    title: 'النشاط في آخر 7 أيام',
    total: (count) => `عدد الإدخالات في سجل التدقيق: ${count}`,
    unit: { one: 'إدخال', two: 'إدخالان', few: 'إدخالات', many: 'إدخالًا', other: 'إدخال' },
  },
  features: {
    title: 'الميزات',
    name: 'الميزة',
    source: 'المصدر',
    plan: (plans) => (plans ? `الخطة: ${plans}` : 'مزوّدك'),
    sources: { grant: 'ممنوحة للحساب', flag: 'أتاحها المزوّد', none: '–' },
    ends: 'تنتهي',
    never: 'بلا تاريخ انتهاء',
    state: 'الحالة',
    active: 'متاحة',
    refused: {
      MISSING_FEATURE: 'ليست ضمن خطتك',
      MISSING_PERMISSION: 'لا تشملها أدوارك',
      BUNDLE_EXPIRED: 'انتهت',
    },
    emptyTitle: 'لا توجد ميزات بعد',
    empty: 'تظهر هنا ميزات خطتك.',
  },
  endings: {
    title: 'ينتهي خلال الأيام التسعين القادمة',
    text: 'جدّدها أو استبدلها في الوقت المناسب.',
    part: (count) => `يُفحص أحدث ${count} من المستخدمين فقط.`,
    none: 'لا شيء ينتهي خلال الأيام التسعين القادمة.',
    unnamedToken: 'بلا وصف',
    kinds: { feature: 'ميزة', user: 'مستخدم مؤقت', token: 'رمز API', certificate: 'شهادة SSO' },
  },
};
