import type { AcceptInvitationTexts } from '../../en/flows/accept-invitation';

export const texts: AcceptInvitationTexts = {
  title: 'اقبل دعوتك',
  text: 'تنضم إلى الحساب الذي دعاك.',
  submit: 'قبول',
  later: 'ليس الآن',
  otherUser: (email) => `أنت مسجّل الدخول باسم ${email}، لكن هذه الدعوة لمستخدم آخر. قبولها يسجّل خروجك.`,
  codeTitle: 'أدخل الرمز',
  codeText: 'تجده في رسالة الدعوة.',
  failedTitle: 'تعذّر التحقق من دعوتك',
  failedText: 'اطلب دعوة جديدة ممن دعاك.',
  doneTitle: 'تم انضمامك',
  doneText: 'جديد هنا؟ أرسلنا إليك رابطًا لاختيار كلمة مرور. وإلا فسجّل الدخول.',
  continue: 'متابعة',
};
