import type { FrameTexts } from '../../en/admin/frame';

export const texts: FrameTexts = {
  portal: {
    title: 'الإدارة',
    navigation: 'الصفحات',
    menu: 'اختر صفحة',
    close: 'إغلاق',
    scopes: { person: 'أنت', account: 'الحساب' },
    loadFailed: 'تعذّر تحميل الإدارة',
    noPagesTitle: 'لا شيء لإدارته بعد',
    noPages: 'لا تتضمن أدوارك أي صفحة هنا. اطلب الوصول من المسؤول.',
    notYoursTitle: 'هذه الصفحة غير متاحة لك',
    notYours: 'إما أنها غير موجودة أو أن أدوارك لا تتضمنها. اطلب الوصول من المسؤول.',
    firstPage: (title) => `الذهاب إلى ${title}`,
    signedOutTitle: 'تم تسجيل خروجك',
    signedOut: 'سجّل الدخول لإدارة حسابك.',
    signIn: 'تسجيل الدخول',
    pageMissingTitle: 'تعذّر تحميل هذه الصفحة',
    pageFailedTitle: 'حدثت مشكلة في هذه الصفحة',
    pageFailed: 'لا تزال الصفحات الأخرى تعمل. لم يُفقد شيء مما تم حفظه.',
  },
  pages: { apiTokens: 'رموز API', personalApiTokens: 'الرموز الشخصية' },
};
