import type { ApplicationsTexts } from '../../en/admin/applications';
import { counted } from '../counted';

const users = (count: number) =>
  counted(count, { one: 'مستخدم واحد', two: 'مستخدمان', few: `${count} مستخدمين` }, 'مستخدمًا');

export const texts: ApplicationsTexts = {
  text: 'من يمكنه فتح كل تطبيق.',
  list: 'التطبيقات',
  free: 'متاح للجميع',
  managed: 'حسب التعيين',
  userCount: users,
  everybody: 'الجميع',
  open: 'فتح التطبيق',
  emptyTitle: 'لا توجد تطبيقات للتعيين',
  empty: 'التطبيقات المتاحة للجميع لا تحتاج إلى تعيين.',
  failed: 'تعذّر تحميل التطبيقات',
  freeText: 'يمكن لكل من في هذا الحساب فتحه، ولا حاجة إلى التعيين.',
  noUsersTitle: 'لم يُعيَّن لأحد بعد',
  noUsers: 'عيّن مستخدمين ليتمكنوا من فتح هذا التطبيق.',
  search: 'البحث في المستخدمين',
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
  unassignText: 'ينتهي الوصول عند تسجيل الدخول التالي أو تجديد الجلسة التالي. آخر تسجيل دخول إلى الحساب:',
  andMore: (count) => `و${count} غيرهم`,
  unassigned: (count) => `تم إلغاء التعيين: ${users(count)}`,

  ofUser: 'التطبيقات',
  ofUserText: 'التطبيقات المتاحة للجميع لا تحتاج إلى تعيين.',
  none: 'لا يوجد',
};
