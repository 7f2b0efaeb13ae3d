import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'فتح التطبيق',
  titleOf: (application) => `فتح ${application}`,
  open: 'فتح',
  notInstalled: 'غير مثبّت؟ المتابعة هنا',
  failedTitle: 'لم يُعثر على التطبيق',
  failedText: 'ليس في حسابك عنوان له. تواصل مع المسؤول.',
};
