import type { PhoneNumberTexts } from '../../en/flows/phone-number';

export const texts: PhoneNumberTexts = {
  country: 'País',
  label: 'Número de teléfono',
  missing: 'Escribe tu número de teléfono.',
  invalid: 'Escribe el número de teléfono completo.',
};
