import type { NewPasswordTexts } from '../../en/flows/new-password';
import { counted } from '../counted';

const characters = (count: number) => counted(count, { one: 'حرف واحد', two: 'حرفان', few: `${count} أحرف` }, 'حرفًا');

export const texts: NewPasswordTexts = {
  missing: 'أدخل كلمة مرور جديدة.',
  weak: 'كلمة المرور هذه لا تستوفي كل القواعد بعد.',
  label: 'قواعد كلمة المرور الجديدة',
  rules: {
    minLength: (count) => `${characters(count)} على الأقل`,
    maxLength: (count) => `${characters(count)} على الأكثر`,
    kinds: (count) => `${count} على الأقل من: حرف صغير، حرف كبير، رقم، رمز خاص`,
  },
  met: '(مستوفاة)',
  unmet: '(غير مستوفاة بعد)',
};
