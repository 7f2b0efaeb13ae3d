import { planCharge } from '@gatehouse/sdk/billing';
import type { SubscriptionRow } from '../db/rows/billing';
import { ProviderError } from '../http/errors';
import type { Provider } from '../provider';
import { addMonths, cardPays, priceOf, writeInvoice } from './invoices';

const declined = () =>
  new ProviderError(402, 'card-declined', 'Your card was declined. Nothing was charged and your plan is unchanged.');

/**
 * Moves a subscription to a plan, for what the SDK tells users before they pay. A cheaper plan applies at once and is
 * charged from the next period on.
 *
 * @throws ProviderError 402 when the card is declined, 404 for an unknown card or plan; nothing changes then.
 */
export const changePlan = (
  provider: Provider,
  row: SubscriptionRow,
  { planId, paymentMethodId }: { planId: string; paymentMethodId: string },
): SubscriptionRow => {
  const { db, clock, settings } = provider;
  const now = clock.now();
  const plan = db.plans.get(planId);
  if (!plan?.offer) throw new ProviderError(404, 'plan-not-found', 'This plan no longer exists.');
  const card = db.paymentMethods.get(paymentMethodId);
  if (!card || card.tenantId !== row.tenantId) {
    throw new ProviderError(404, 'payment-method-not-found', 'This card was not confirmed. Enter it again.');
  }
  const before = priceOf(db.plans.get(row.planId));
  const price = priceOf(plan);
  const isLive = row.status === 'active';
  if (isLive && planId === row.planId) return { ...row, paymentMethodId };
  if (isLive && price < before) {
    if (!settings.allowPlanDowngrade) {
      throw new ProviderError(403, 'downgrade-not-allowed', 'You cannot move to a cheaper plan by yourself.');
    }
    return { ...row, planId, paymentMethodId, canceled: false };
  }
  const next: SubscriptionRow = {
    ...row,
    planId,
    paymentMethodId,
    status: 'active',
    periodStart: now,
    periodEnd: addMonths(now, 1),
    trialEnd: undefined,
    canceled: false,
  };
  const paid = { planId: row.planId, price: before, start: row.periodStart, end: row.periodEnd };
  const { due: amount } = planCharge(isLive ? paid : undefined, { id: planId, price }, now);
  if (amount > 0) {
    if (!cardPays(card, false)) throw declined();
    writeInvoice(db, { subscription: next, plan, amount, at: now, paid: true });
  }
  return next;
};

/** Charges the first month of a subscription that waited for its card. */
export const beginSubscription = (provider: Provider, subscriptionId: string, paymentMethodId: string): void => {
  const { db } = provider;
  const row = db.subscriptions.get(subscriptionId);
  if (row?.status !== 'incomplete') return;
  db.subscriptions.put(changePlan(provider, row, { planId: row.planId, paymentMethodId }));
};
