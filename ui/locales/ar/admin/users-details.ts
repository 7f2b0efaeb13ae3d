import type { UsersDetailsTexts } from '../../en/admin/users-details';

export const texts: UsersDetailsTexts = {
  access: {
    permissions: 'الأذونات الفعلية',
    text: 'ما يمكن لهذا المستخدم فعله هنا، وبأي دور أو مجموعة.',
    none: 'لا أذونات.',
    unreadable: 'أدوارك لا تشمل قراءة الأذونات.',
    byGroup: (role, group) => `${role} عبر مجموعة ${group}`,
  },
  activity: { empty: 'لا نشاط بعد.', inLog: 'العرض في سجل التدقيق' },
};
