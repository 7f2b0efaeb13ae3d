import type { SwitcherTexts } from '../../en/admin/switcher';

export const texts: SwitcherTexts = {
  search: 'الحسابات',
  placeholder: 'البحث عن حساب',
  active: 'الحساب الحالي',
  reseller: 'موزّع',
  none: 'لا يوجد حساب بهذا الاسم.',
  more: 'أول 50 حسابًا. اكتب مزيدًا من الاسم لتضييق النتائج.',
  loadFailed: 'تعذّر تحميل حساباتك.',
  inside: ({ name, parent }) => `أنت في ${name}، وهو حساب فرعي من ${parent}.`,
  insideText: 'ما تغيّره هنا يُسجَّل في سجلَّي التدقيق للحسابين.',
  back: (parent) => `العودة إلى ${parent}`,
};
