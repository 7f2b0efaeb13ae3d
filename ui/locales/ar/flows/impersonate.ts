import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: 'العمل باسم مستخدم آخر؟',
  text: 'سيتم تسجيل خروجك. كل ما تفعله يُسجَّل باسمك أنت.',
  cancel: 'إلغاء',
  doneTitle: 'أنت تعمل باسم مستخدم آخر',
  doneText: 'يعرض شريط أعلى كل صفحة اسم المستخدم ويتيح لك التوقف.',
  bar: 'العمل باسم مستخدم آخر',
  acting: (name) => `أنت تعمل باسم ${name}`,
  stop: 'إيقاف',
};
