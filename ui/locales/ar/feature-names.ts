export const features: Readonly<Record<string, string>> = {
  'audit-streaming': 'بث سجل التدقيق',
  'priority-support': 'دعم ذو أولوية',
  'report-archive': 'أرشيف التقارير',
  'report-export': 'تصدير التقارير',
  'report-schedule': 'تقارير الأبحاث المجدولة',
  'report-viewer': 'عرض التقارير',
  'saved-searches': 'عمليات البحث المحفوظة',
  'shared-workspaces': 'مساحات العمل المشتركة',
};
