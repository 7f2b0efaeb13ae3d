export const features: Readonly<Record<string, string>> = {
  'audit-export': 'تصدير سجل التدقيق',
  'priority-support': 'دعم ذو أولوية',
  'report-archive': 'أرشيف التقارير',
  'report-export': 'تصدير التقارير',
  'report-schedule': 'التقارير المجدولة',
  'report-viewer': 'عرض التقارير',
  'saved-searches': 'عمليات البحث المحفوظة',
  'shared-workspaces': 'مساحات العمل المشتركة',
};
