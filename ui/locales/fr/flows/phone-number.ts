import type { PhoneNumberTexts } from '../../en/flows/phone-number';

export const texts: PhoneNumberTexts = {
  country: 'Pays',
  label: 'Numéro de téléphone',
  missing: 'Saisissez votre numéro de téléphone.',
  invalid: 'Saisissez le numéro de téléphone complet.',
};
