import type { UsersLinkTexts } from '../../en/admin/users-link';
import { counted } from '../counted';

const days = (count: number) => counted(count, { one: 'يوم واحد', two: 'يومين', few: `${count} أيام` }, 'يومًا');

export const texts: UsersLinkTexts = {
  none: 'ليس لهذا الحساب رابط دعوة.',
  label: 'الرابط',
  daysLeft: (count) => `صالح لمدة ${days(count)}.`,
  expired: 'انتهت صلاحية هذا الرابط.',
  create: 'إنشاء رابط',
  replace: 'الاستبدال برابط جديد',
  lifetime: 'مدة الصلاحية',
  lifetimeDays: days,
  lifetimeHint: 'تسري عند تجديد الرابط أو استبداله.',
  lifetimeHintNew: 'ابتداءً من الآن.',
  renew: (count) => `تجديد لمدة ${days(count)}`,
  remove: 'حذف الرابط',
  mail: 'إرسال الرابط إلى بريدي',
  failed: 'تعذّر تحميل رابط الدعوة.',
  notAllowed: 'روابط الدعوة متوقفة لهذا الحساب.',
};
