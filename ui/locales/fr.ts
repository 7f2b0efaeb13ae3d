import { en, type Texts } from './en';
import { common, errors, kit, providerErrors, statuses } from './fr/common';

export const texts: Texts = {
  language: 'fr',
  direction: 'ltr',
  common,
  kit,
  providerErrors,
  statuses,
  errors,
  flows: () => import('./fr/login'),
  // Written for the login box and the account pages: the rest is in English.
  checkout: en.checkout,
  admin: 'english',
};
