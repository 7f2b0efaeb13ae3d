import type { ForgotPasswordTexts } from '../../en/flows/forgot-password';

export const texts: ForgotPasswordTexts = {
  title: 'إعادة تعيين كلمة المرور',
  text: 'سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
  submit: 'إرسال رابط',
  sentTitle: 'راجع بريدك',
  sentText: (email) => `إذا كان لدى ${email} حساب فالرابط في الطريق. صلاحيته ساعة واحدة.`,
};
