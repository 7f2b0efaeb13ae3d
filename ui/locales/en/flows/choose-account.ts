import type { Widen } from '../../widen';

/** Texts of choosing an account after a sign-in. */
export const texts = {
  title: 'Choose an account',
  text: 'You can switch to another one at any time.',
  search: 'Search accounts',
  none: 'No account with this name.',
  keep: 'Continue with the last account',
  useOther: 'Sign in as another user',
};

export type ChooseAccountTexts = Widen<typeof texts>;
