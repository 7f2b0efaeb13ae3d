import type { UsersDetailsTexts } from '../../en/admin/users-details';

export const texts: UsersDetailsTexts = {
  access: {
    permissions: 'الصلاحيات الفعلية',
    text: 'ما يمكن لهذا المستخدم فعله هنا، وعبر أي دور أو مجموعة.',
    none: 'لا توجد صلاحيات.',
    unreadable: 'لا تتضمن أدوارك قراءة الصلاحيات.',
    byGroup: (role, group) => `${role} عبر مجموعة ${group}`,
  },
  activity: { empty: 'لا يوجد نشاط بعد.', inLog: 'العرض في سجل التدقيق' },
};
