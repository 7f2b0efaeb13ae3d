import type { RegisterQuickLoginTexts } from '../../en/flows/register-quick-login';

export const texts: RegisterQuickLoginTexts = {
  title: 'دخول أسرع في المرة القادمة',
  text: 'يمكنك تسجيل الدخول من هذا الجهاز برمز في رسالة نصية دون كتابة بريدك.',
  register: 'استخدام الرسائل النصية هنا',
  later: 'ليس الآن',
  doneTitle: 'هذا الجهاز جاهز',
  doneText: 'جارٍ تحويلك…',
};
