import { en, type Texts } from './en';
import { common, errors, kit, providerErrors, statuses } from './he/common';

export const texts: Texts = {
  language: 'he',
  direction: 'rtl',
  common,
  kit,
  providerErrors,
  statuses,
  errors,
  flows: () => import('./he/login'),
  // Written for the login box and the account pages: the rest is in English.
  checkout: en.checkout,
  admin: 'english',
};
