import type { PhoneNumberTexts } from '../../en/flows/phone-number';

export const texts: PhoneNumberTexts = {
  country: 'מדינה',
  label: 'מספר טלפון',
  missing: 'יש להזין מספר טלפון.',
  invalid: 'יש להזין את מספר הטלפון המלא.',
};
