import type { Widen } from '../../widen';

/** Texts of the account switcher. */
export const texts = {
  search: 'accounts',
  placeholder: 'Find an account',
  active: 'Current account',
  reseller: 'Reseller',
  none: 'No account with this name.',
  more: 'The first 50 accounts. Type more of the name.',
  loadFailed: 'Your accounts could not be loaded.',
  inside: ({ name, parent }: { name: string; parent: string }) => `You are in ${name}, a sub-account of ${parent}.`,
  insideText: 'What you change here is in the audit logs of both.',
  back: (parent: string) => `Back to ${parent}`,
};

export type SwitcherTexts = Widen<typeof texts>;
