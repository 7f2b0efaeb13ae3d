import { enum as enumOf, maximum, minimum, number, object, optional, regex, safeParse, string } from 'zod/mini';
import type { CardBehavior, SetupIntentRow } from '../db/rows/billing';
import { fieldError, ProviderError } from '../http/errors';
import type { Provider } from '../provider';
import { sha256 } from '../random';
import { recordSystemAction } from '../rules/audits/audits';
import { beginSubscription } from './change-plan';

interface TestCard {
  number: string;
  behavior: CardBehavior | 'declined';
  /** What happens with the card, in a few words. */
  description: string;
}

/** All test card numbers; any future date and any security code are valid. A declined card is never stored. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behavior: 'works', description: 'Visa that pays' },
  { number: '5555555555554444', behavior: 'works', description: 'Mastercard that pays' },
  { number: '4000000000000002', behavior: 'declined', description: 'Declined when it is entered' },
  { number: '4000000000009995', behavior: 'no-funds', description: 'Accepted, then declined when it is charged' },
  { number: '4000002500003155', behavior: 'confirms', description: 'Needs confirmation: approve, decline or ignore' },
  { number: '4000000000000341', behavior: 'fails-at-renewal', description: 'Pays now, declined at the next renewal' },
];

/** Formats a number in groups, as on a card. */
export const groupedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns the behavior of a test number; undefined for any other number. */
const behaviorOf = (number: string): TestCard['behavior'] | undefined =>
  testCards.find((card) => card.number === number)?.behavior;

const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  return /^5[1-5]/.test(number) ? 'mastercard' : 'unknown';
};

const Card = object({
  secret: string(),
  number: string().check(regex(/^\d{12,19}$/)),
  expMonth: number().check(minimum(1), maximum(12)),
  expYear: number().check(minimum(2000), maximum(2100)),
  cvc: string().check(regex(/^\d{3,4}$/)),
  /** Response of the card holder, when the bank requires one. */
  answer: optional(enumOf(['approve', 'decline', 'timeout'])),
});

const refused = (code: string, message: string, field?: string) =>
  new ProviderError(402, code, message, field === undefined ? {} : { context: { name: field } });

const intentOf = async ({ db, clock }: Provider, secret: string): Promise<SetupIntentRow> => {
  const intent = db.setupIntents.first('secretHash', await sha256(secret));
  if (intent && intent.expiresAt > clock.now()) return intent;
  throw new ProviderError(404, 'card-setup-ended', 'This form has expired. Close it and start again.');
};

/** Returns the decision of the card's bank; `asks` when it requires the card holder's confirmation. */
const bankDecision = (behavior: string, decision: string | undefined): 'asks' | 'agrees' => {
  if (behavior === 'declined') throw refused('card-declined', 'Your card was declined. Try another card.', 'number');
  if (behavior !== 'confirms' || decision === 'approve') return 'agrees';
  if (decision === 'decline') throw refused('card-declined', 'You did not approve the card. Try again or use another.');
  if (decision === 'timeout') throw refused('card-timeout', 'Your bank did not answer in time. Try again.');
  return 'asks';
};

/**
 * Confirms a setup intent with a card, as the card provider's own frame sends it. The card number is neither stored nor
 * passed on.
 *
 * @returns the payment method, or that the bank requires the card holder's confirmation first.
 * @throws ProviderError 400 for an invalid card, 402 for a declined one, 404 for a used secret.
 */
export const confirmCard = async (provider: Provider, body: unknown) => {
  const result = safeParse(Card, body);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0] ?? '');
    throw fieldError(name, 'Check the card details: a value is missing or incorrect.', 'invalid-card');
  }
  const { secret, number: digits, expMonth, expYear, answer } = result.data;
  const { db, clock } = provider;
  const intent = await intentOf(provider, secret);
  const now = clock.now();
  if (Date.UTC(expYear, expMonth, 1) <= now) throw refused('card-expired', 'This card has expired.', 'expiry');
  const behavior = behaviorOf(digits);
  if (!behavior) throw refused('card-unknown', 'Only test cards work here, such as 4242 4242 4242 4242.', 'number');
  if (bankDecision(behavior, answer) === 'asks' || behavior === 'declined') return { asksOwner: true };

  const { tenantId, paymentMethodId, subscriptionId } = intent;
  const user = db.users.get(intent.userId);
  db.transaction(() => {
    const existing = db.paymentMethods.get(paymentMethodId);
    const card = { brand: brandOf(digits), last4: digits.slice(-4), expMonth, expYear, behavior };
    db.paymentMethods.put({ email: user?.email, ...existing, ...card, id: paymentMethodId, tenantId });
    db.setupIntents.remove(intent.id);
    recordSystemAction(provider, {
      tenantId,
      action: 'Card saved',
      description: `Card saved: ${card.brand} •••• ${card.last4}`,
      severity: 'Medium',
      event: 'frontegg.paymentMethod.saved',
      at: now,
      json: { brand: card.brand, last4: card.last4 },
      user,
    });
    if (subscriptionId) beginSubscription(provider, subscriptionId, paymentMethodId);
  });
  return { paymentMethodId };
};
