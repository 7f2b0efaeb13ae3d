import type { CardBehavior } from '../db/rows/billing';

/** A test card number. */
export interface TestCard {
  number: string;
  behavior: CardBehavior | 'declined';
  /** What happens with the card, in a few words. */
  description: string;
}

/** All test card numbers; any future date and any security code are valid. A declined card is never stored. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behavior: 'works', description: 'Visa that pays' },
  { number: '5555555555554444', behavior: 'works', description: 'Mastercard that pays' },
  { number: '4000000000000002', behavior: 'declined', description: 'declined when it is entered' },
  { number: '4000000000009995', behavior: 'no-funds', description: 'accepted, then declined when it is charged' },
  { number: '4000002500003155', behavior: 'confirms', description: 'needs confirmation: approve, decline or ignore' },
  { number: '4000000000000341', behavior: 'fails-at-renewal', description: 'pays now, declined at the next renewal' },
];

/** Formats a number in groups, as on a card. */
export const groupedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns the behavior of a test number; undefined for any other number. */
export const behaviorOf = (number: string): TestCard['behavior'] | undefined =>
  testCards.find((card) => card.number === number)?.behavior;

/** Returns the brand of a card number. */
export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  return /^5[1-5]/.test(number) ? 'mastercard' : 'unknown';
};
