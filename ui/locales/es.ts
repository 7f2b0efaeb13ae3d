import { en, type Texts } from './en';
import { common, errors, kit, providerErrors, statuses } from './es/common';

export const texts: Texts = {
  language: 'es',
  direction: 'ltr',
  common,
  kit,
  providerErrors,
  statuses,
  errors,
  flows: () => import('./es/login'),
  // Written for the login box and the account pages: the rest is in English.
  checkout: en.checkout,
  admin: 'english',
};
