import type { ChooseAccountTexts } from '../../en/flows/choose-account';

export const texts: ChooseAccountTexts = {
  title: 'اختيار حساب',
  text: 'يمكنك التبديل إلى حساب آخر في أي وقت.',
  search: 'البحث في الحسابات',
  none: 'لا يوجد حساب بهذا الاسم.',
  keep: 'المتابعة بالحساب الأخير',
  useOther: 'تسجيل الدخول بمستخدم آخر',
};
