import type { AuditsTexts } from '../../en/admin/audits';

export const texts: AuditsTexts = {
  text: 'من فعل ماذا في هذا الحساب ومتى.',
  search: 'البحث في السجل',
  filters: 'المزيد من عوامل التصفية',
  leaveOut: 'استبعاد هذه القيم',
  export: 'تصدير CSV',
  emptyTitle: 'لم يحدث شيء بعد',
  empty: 'تظهر هنا تغييرات كل المستخدمين.',
  columns: {
    createdAt: 'الوقت',
    action: 'الإجراء',
    description: 'الوصف',
    user: 'المستخدم',
    email: 'البريد الإلكتروني',
    ip: 'عنوان IP',
    severity: 'الخطورة',
    userAgent: 'المتصفح',
    json: 'التفاصيل',
  },
  severities: { Info: 'معلومة', Medium: 'متوسطة', High: 'مرتفعة', Critical: 'حرجة' },
  stats: {
    today: (count) => `${count} اليوم`,
    severe: (count) => `${count} مرتفعة أو حرجة هذا الأسبوع`,
  },
  not: (value) => `ليس ${value}`,
  only: (column, value) => `${column}: ${value} فقط`,
  without: (column, value) => `دون ${column}: ${value}`,
  changes: { title: 'ما الذي تغيّر', field: 'الحقل', before: 'قبل', after: 'بعد' },
  exporting: {
    title: 'تصدير سجل التدقيق',
    text: (count) => `عدد الإدخالات: ${count}، بالتصفية والترتيب الظاهرين في الصفحة.`,
    progress: 'الإدخالات المستلمة',
    stop: 'إيقاف',
    done: (file) => `تم حفظ \u2068${file}\u2069`,
    failed: 'لم يكتمل التصدير',
  },
};
