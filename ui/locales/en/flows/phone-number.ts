import type { Widen } from '../../widen';

/** Texts of the field for a phone number. */
export const texts = {
  country: 'Country',
  label: 'Phone number',
  missing: 'Enter your phone number.',
  invalid: 'Enter the whole phone number.',
};

export type PhoneNumberTexts = Widen<typeof texts>;
