import type { Db } from '../db/db';
import type { InvoiceRow, PaymentMethodRow, SubscriptionRow } from '../db/rows/billing';
import type { PlanRow } from '../db/rows/records';

/** Returns the card that is charged: the account's first one. */
export const chargedCard = (db: Db, tenantId: string): PaymentMethodRow | undefined =>
  db.paymentMethods.first('tenantId', tenantId);

/**
 * Returns whether a charge succeeds. A test card that fails at renewals still works while the card holder is present.
 */
export const cardPays = (card: PaymentMethodRow | undefined, isRenewal: boolean): boolean =>
  card !== undefined && card.behavior !== 'no-funds' && !(isRenewal && card.behavior === 'fails-at-renewal');

interface Charge {
  subscription: SubscriptionRow;
  plan: PlanRow | undefined;
  /** In minor units. */
  amount: number;
  /** Milliseconds since the epoch. */
  at: number;
  paid: boolean;
}

/** Writes the invoice of a charge. Invoice numbers of an account have no gaps. */
export const writeInvoice = (db: Db, { subscription, plan, amount, at, paid }: Charge): InvoiceRow => {
  const { id, tenantId, periodStart, periodEnd } = subscription;
  const count = db.invoices.by('tenantId', tenantId).length + 1;
  return db.invoices.put({
    id: crypto.randomUUID(),
    tenantId,
    subscriptionId: id,
    number: `${new Date(at).getUTCFullYear()}-${String(count).padStart(4, '0')}`,
    at,
    periodStart,
    periodEnd,
    planName: plan?.offer?.name ?? 'Plan',
    amount,
    currency: plan?.offer?.currency ?? 'usd',
    paid,
  });
};

/** Returns the price of a plan per month, in minor units. */
export const priceOf = (plan: PlanRow | undefined): number => Math.round((plan?.offer?.amount ?? 0) * 100);
