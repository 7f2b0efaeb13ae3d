import type { ApplicationsTexts } from '../../en/admin/applications';

const users = (count: number) => {
  if (count === 1) return 'مستخدم واحد';
  if (count === 2) return 'مستخدمان';
  const rest = count % 100;
  return rest >= 3 && rest <= 10 ? `${count} مستخدمين` : `${count} مستخدمًا`;
};

export const texts: ApplicationsTexts = {
  text: 'من يمكنه فتح كل تطبيق.',
  list: 'التطبيقات',
  free: 'متاح للجميع',
  managed: 'بالتعيين',
  userCount: users,
  everybody: 'الجميع',
  open: 'فتح التطبيق',
  emptyTitle: 'لا توجد تطبيقات للتعيين',
  empty: 'التطبيقات المتاحة للجميع لا تحتاج إلى تعيين.',
  failed: 'تعذر تحميل التطبيقات',
  freeText: 'يمكن لكل من في هذا الحساب فتحه. لا حاجة إلى التعيين.',
  noUsersTitle: 'لم يُعيَّن لأحد بعد',
  noUsers: 'عيّن مستخدمين ليتمكنوا من فتح هذا التطبيق.',
  search: 'البحث عن مستخدمين',
  name: 'الاسم',
  lastSeen: 'آخر تسجيل دخول',
  never: 'أبدًا',

  assign: 'تعيين مستخدمين',
  assignTitle: (application) => `تعيين «${application}»`,
  assignText: 'يمكنهم فتحه من الآن.',
  choose: 'المستخدمون',
  chooseMissing: 'اختر مستخدمًا واحدًا على الأقل.',
  isAssigned: 'معيَّن له بالفعل',
  assigned: (count) => `تم التعيين: ${users(count)}`,

  unassign: 'إلغاء التعيين',
  unassignTitle: (count, application) => `إلغاء تعيين «${application}»: ${users(count)}؟`,
  unassignText: 'سيُرفضون عند تسجيل الدخول أو التجديد التالي. آخر تسجيل دخول إلى الحساب:',
  andMore: (count) => `و${count} غيرهم`,
  unassigned: (count) => `تم إلغاء التعيين: ${users(count)}`,

  ofUser: 'التطبيقات',
  ofUserText: 'التطبيقات المتاحة للجميع لا تحتاج إلى تعيين.',
  none: 'لا شيء',
};
