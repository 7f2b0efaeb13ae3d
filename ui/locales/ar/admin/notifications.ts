import type { NotificationsTexts } from '../../en/admin/notifications';

export const texts: NotificationsTexts = {
  title: 'الإشعارات',
  bell: (unread) => (unread === 0 ? 'الإشعارات' : `الإشعارات، غير المقروء: ${unread > 99 ? 'أكثر من 99' : unread}`),
  show: 'عرض',
  filters: { all: 'الكل', unread: 'غير المقروء', archived: 'المؤرشف' },
  empty: { all: 'لا توجد إشعارات جديدة.', unread: 'لا توجد إشعارات جديدة.', archived: 'لا توجد إشعارات مؤرشفة.' },
  untitled: 'إشعار',
  unread: 'غير مقروء:',
  pinned: 'مثبّت',
  severities: { medium: 'متوسط', high: 'مرتفع', critical: 'حرج', error: 'خطأ' },
  follow: 'عرض وجهات هذا الحدث',
  pin: 'تثبيت',
  unpin: 'إلغاء التثبيت',
  markRead: 'تعليم كمقروء',
  markUnread: 'تعليم كغير مقروء',
  archive: 'أرشفة',
  restore: 'إخراج من الأرشيف',
  markAllRead: 'تعليم الكل كمقروء',
  more: 'تحميل المزيد',
  changeFailed: 'تعذّر التغيير',
  why: 'تصلك هذه الإشعارات لأن دورك يشمل إشعارات هذا الحساب.',
};
