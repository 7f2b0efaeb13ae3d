import type { SignUpTexts } from '../../en/flows/sign-up';

export const texts: SignUpTexts = {
  title: 'إنشاء حسابك',
  titleOf: (account) => `الانضمام إلى ${account}`,
  closedTitle: 'لا يمكنك التسجيل هنا',
  name: 'الاسم',
  nameMissing: 'أدخل اسمك.',
  company: 'الشركة',
  companyMissing: 'أدخل اسم شركتك.',
  password: 'كلمة المرور',
  termsMissing: 'وافق على الشروط للمتابعة.',
  submit: 'إنشاء الحساب',
  toLogin: 'لديك حساب؟ تسجيل الدخول',
  sentTitle: 'راجع بريدك',
  sentText: (email) => `أرسلنا إلى ${email} رسالة بالخطوات التالية.`,
  signedIn: 'سجّلت الدخول بالفعل.',
  continueAs: (name) => `المتابعة باسم ${name}`,
  useOther: 'استخدام حساب آخر',
  doneTitle: 'حسابك جاهز',
  doneText: 'جارٍ تحويلك…',
};
