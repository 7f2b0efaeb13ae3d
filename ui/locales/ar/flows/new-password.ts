import type { NewPasswordTexts } from '../../en/flows/new-password';

export const texts: NewPasswordTexts = {
  missing: 'أدخل كلمة مرور جديدة.',
  weak: 'كلمة المرور هذه لا تستوفي كل القواعد بعد.',
  label: 'قواعد كلمة المرور الجديدة',
  rules: {
    minLength: (count) => `الحد الأدنى للأحرف: ${count}`,
    maxLength: (count) => `الحد الأقصى للأحرف: ${count}`,
    kinds: (count) => `${count} على الأقل من: حرف صغير، حرف كبير، رقم، رمز خاص`,
  },
  met: '(مستوفاة)',
  unmet: '(غير مستوفاة بعد)',
};
