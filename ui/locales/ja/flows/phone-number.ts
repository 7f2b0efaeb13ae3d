import type { PhoneNumberTexts } from '../../en/flows/phone-number';

export const texts: PhoneNumberTexts = {
  country: '国または地域',
  label: '電話番号',
  missing: '電話番号を入力してください。',
  invalid: '電話番号をすべて入力してください。',
};
