import type { UsersLinkTexts } from '../../en/admin/users-link';
import { counted } from '../counted';

const days = (count: number) => counted(count, { one: 'يوم واحد', two: 'يومين', few: `${count} أيام` }, 'يومًا');

export const texts: UsersLinkTexts = {
  none: 'ليس لهذا الحساب رابط دعوة.',
  label: 'الرابط',
  daysLeft: (count) => `يعمل لمدة ${days(count)}.`,
  expired: 'انتهت صلاحية هذا الرابط.',
  create: 'إنشاء رابط',
  replace: 'استبداله برابط جديد',
  lifetime: 'مدة الصلاحية',
  lifetimeDays: days,
  lifetimeHint: 'ابتداءً من الآن، عند تمديد الرابط أو استبداله.',
  lifetimeHintNew: 'ابتداءً من الآن.',
  renew: (count) => `تمديد لمدة ${days(count)}`,
  remove: 'حذف الرابط',
  mail: 'أرسل الرابط إليّ',
  failed: 'تعذر تحميل رابط الدعوة.',
  notAllowed: 'روابط الدعوة معطلة لهذا الحساب.',
};
