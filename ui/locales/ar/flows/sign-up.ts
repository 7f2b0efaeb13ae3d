import type { SignUpTexts } from '../../en/flows/sign-up';

export const texts: SignUpTexts = {
  title: 'أنشئ حسابك',
  titleOf: (account) => `انضم إلى ${account}`,
  closedTitle: 'لا يمكنك التسجيل هنا',
  name: 'الاسم',
  nameMissing: 'أدخل اسمك.',
  company: 'الشركة',
  companyMissing: 'أدخل اسم شركتك.',
  password: 'كلمة المرور',
  missing: 'املأ هذا الحقل.',
  termsMissing: 'وافق على الشروط للمتابعة.',
  submit: 'إنشاء الحساب',
  toLogin: 'لديك حساب؟ سجّل الدخول',
  sentTitle: 'راجع بريدك',
  sentText: (email) => `رسالة إلى ${email} في الطريق، وفيها ما يلزم للمتابعة.`,
  doneTitle: 'حسابك جاهز',
  doneText: 'جارٍ تحويلك…',
};
