import { en, type Texts } from './en';
import { answers, common, errors, statuses } from './es/common';
import { kit } from './es/kit';

export const texts: Texts = {
  language: 'es',
  direction: 'ltr',
  common,
  kit,
  answers,
  statuses,
  errors,
  flows: () => import('./es/flow-texts'),
  // Written for the login box and the account pages: the rest is in English.
  checkout: en.checkout,
  admin: 'english',
};
