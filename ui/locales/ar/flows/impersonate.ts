import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: 'التصرف باسم مستخدم آخر؟',
  text: 'سيتم تسجيل خروجك. كل ما تفعله يُسجَّل باسمك أنت.',
  cancel: 'إلغاء',
  doneTitle: 'أنت تتصرف باسم مستخدم آخر',
  doneText: 'يعرض شريط أعلى كل صفحة اسم المستخدم ويتيح لك التوقف.',
  bar: 'التصرف باسم مستخدم آخر',
  acting: (name) => `أنت تتصرف باسم ${name}`,
  stop: 'إيقاف',
};
