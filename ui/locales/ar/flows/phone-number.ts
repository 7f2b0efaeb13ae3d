import type { PhoneNumberTexts } from '../../en/flows/phone-number';

export const texts: PhoneNumberTexts = {
  country: 'البلد',
  label: 'رقم الهاتف',
  missing: 'أدخل رقم هاتفك.',
  invalid: 'أدخل رقم الهاتف كاملًا.',
};
