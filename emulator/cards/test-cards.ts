import type { CardBehaviour } from '../rows/billing';

/** What the numbers of the pretend card provider do. A declined card is never kept. */
const behaviours: Readonly<Record<string, CardBehaviour | 'declined'>> = {
  '4242424242424242': 'works',
  '5555555555554444': 'works',
  '4000000000000002': 'declined',
  '4000000000009995': 'no-funds',
  '4000002500003155': 'confirms',
  '4000000000000341': 'fails-at-renewal',
};

/** What a number does; undefined for one that is no test number. */
export const behaviourOf = (number: string): CardBehaviour | 'declined' | undefined =>
  Object.hasOwn(behaviours, number) ? behaviours[number] : undefined;

/** The brand that a number belongs to. */
export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  return /^5[1-5]/.test(number) ? 'mastercard' : 'unknown';
};
