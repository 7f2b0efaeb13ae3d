import type { PhoneNumberTexts } from '../../en/flows/phone-number';

export const texts: PhoneNumberTexts = {
  country: 'Land',
  label: 'Telefonnummer',
  missing: 'Geben Sie Ihre Telefonnummer ein.',
  invalid: 'Geben Sie die ganze Telefonnummer ein.',
};
