import type { CardBehaviour } from '../rows/billing';

/** A number of the pretend card provider. */
export interface TestCard {
  number: string;
  behaviour: CardBehaviour | 'declined';
  /** What happens, in a few words. */
  about: string;
}

/** Every number there is; any date to come and any security code go with it. A declined card is never kept. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'works', about: 'Visa that pays' },
  { number: '5555555555554444', behaviour: 'works', about: 'Mastercard that pays' },
  { number: '4000000000000002', behaviour: 'declined', about: 'declined when it is entered' },
  { number: '4000000000009995', behaviour: 'no-funds', about: 'taken, but declined when it is charged' },
  { number: '4000002500003155', behaviour: 'confirms', about: 'asks its owner: approve, decline or do not answer' },
  { number: '4000000000000341', behaviour: 'fails-at-renewal', about: 'pays now and is declined at the next renewal' },
];

/** A number as it stands on a card. */
export const groupedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** What a number does; undefined for one that is no test number. */
export const behaviourOf = (number: string): TestCard['behaviour'] | undefined =>
  testCards.find((card) => card.number === number)?.behaviour;

/** The brand that a number belongs to. */
export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  return /^5[1-5]/.test(number) ? 'mastercard' : 'unknown';
};
