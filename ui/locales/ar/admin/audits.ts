import type { AuditsTexts } from '../../en/admin/audits';

export const texts: AuditsTexts = {
  text: 'من فعل ماذا في هذا الحساب، ومتى.',
  search: 'البحث في السجل',
  filters: 'مزيد من المرشحات',
  leaveOut: 'استبعاد هذه القيم',
  export: 'تصدير CSV',
  emptyTitle: 'لم يحدث شيء بعد',
  empty: 'تظهر هنا التغييرات التي يجريها أي مستخدم.',
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
  severities: { Info: 'معلومة', Medium: 'متوسطة', High: 'عالية', Critical: 'حرجة' },
  stats: {
    today: (count) => `${count} اليوم`,
    severe: (count) => `${count} عالية أو حرجة هذا الأسبوع`,
  },
  not: (value) => `ليس ${value}`,
  only: (column, value) => `${column}: ${value} فقط`,
  without: (column, value) => `بدون ${column}: ${value}`,
  changes: { title: 'ما الذي تغيّر', field: 'الحقل', before: 'قبل', after: 'بعد' },
  exporting: {
    title: 'تصدير سجل التدقيق',
    text: (count) => `${count} من السجلات، بالترشيح والترتيب الظاهرين في الصفحة.`,
    progress: 'السجلات المستلمة',
    stop: 'إيقاف',
    done: (file) => `تم حفظ ${file}`,
    failed: 'لم يكتمل التصدير',
  },
};
