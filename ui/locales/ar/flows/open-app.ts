import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'فتح التطبيق',
  titleOf: (application) => `فتح ${application}`,
  open: 'فتح',
  notInstalled: 'غير مثبّت؟ تابع هنا',
  failedTitle: 'لم يُعثر على التطبيق',
  failedText: 'لا يملك حسابك عنوانًا له. اسأل المسؤول.',
};
