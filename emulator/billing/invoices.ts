import type { Db } from '../db/db';
import type { InvoiceRow, PaymentMethodRow, SubscriptionRow } from '../db/rows/billing';
import type { PlanRow } from '../db/rows/records';
import type { Provider } from '../provider';
import { recordSystemAction } from '../rules/audits/audits';
import { sendMessage } from '../rules/mail/outbox';

/** Returns the same day of a later month, or its last day; in UTC. */
export const addMonths = (time: number, count: number): number => {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
};

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

const DAY = 24 * 60 * 60_000;

/** Days between a failed charge and the end of the subscription. */
const GRACE = 14;

/** Returns the current subscription: a live one, else the latest. */
export const subscriptionOf = ({ db }: Pick<Provider, 'db'>, tenantId: string): SubscriptionRow | undefined => {
  const all = db.subscriptions.by('tenantId', tenantId);
  return all.find(({ status }) => status === 'active' || status === 'trialing') ?? all.at(-1);
};

const recordChange = (
  provider: Provider,
  { id, tenantId }: SubscriptionRow,
  entry: { action: string; event: `frontegg.${string}`; at: number; severity?: 'Info' | 'High' },
) => recordSystemAction(provider, { severity: 'Info', json: { subscriptionId: id }, ...entry, tenantId });

const mailFailure = (provider: Provider, { tenantId }: SubscriptionRow) => {
  const email = chargedCard(provider.db, tenantId)?.email;
  if (!email) return;
  sendMessage(provider, {
    channel: 'email',
    to: email,
    subject: 'Your payment did not go through',
    text: `The card on file was declined. Replace it within ${GRACE} days to keep your plan.`,
  });
};

/**
 * Returns the next state of a subscription whose period, trial or grace period has ended; undefined when nothing is
 * due.
 */
const nextStep = (
  provider: Provider,
  row: SubscriptionRow,
  now: number,
): { at: number; run: () => Partial<SubscriptionRow> } | undefined => {
  const { db } = provider;
  const { status, periodEnd, trialEnd = periodEnd } = row;
  const plan = db.plans.get(row.planId);

  const charge = (at: number): Partial<SubscriptionRow> => {
    const period = { periodStart: at, periodEnd: addMonths(at, 1), trialEnd: undefined };
    const amount = priceOf(plan);
    const paid = amount === 0 || row.externallyManaged || cardPays(chargedCard(db, row.tenantId), true);
    if (amount > 0) writeInvoice(db, { subscription: { ...row, ...period }, plan, amount, at, paid });
    if (paid) {
      recordChange(provider, row, { action: 'Subscription renewed', event: 'frontegg.subscription.renewed', at });
      return { ...period, status: 'active' };
    }
    recordChange(provider, row, { action: 'Payment failed', event: 'frontegg.payment.failed', at, severity: 'High' });
    mailFailure(provider, row);
    return { ...period, status: 'incomplete' };
  };

  const end = (at: number, to: SubscriptionRow['status']): Partial<SubscriptionRow> => {
    recordChange(provider, row, {
      action: 'Subscription ended',
      event: 'frontegg.subscription.ended',
      at,
      severity: 'High',
    });
    return { status: to };
  };

  if (status === 'trialing' && trialEnd <= now) {
    const hasCard = chargedCard(db, row.tenantId) !== undefined;
    return { at: trialEnd, run: () => (hasCard && !row.canceled ? charge(trialEnd) : end(trialEnd, 'trialEnded')) };
  }
  if (status === 'active' && periodEnd <= now) {
    return { at: periodEnd, run: () => (row.canceled ? end(periodEnd, 'canceled') : charge(periodEnd)) };
  }
  const graceEnd = row.periodStart + GRACE * DAY;
  if (status === 'incomplete' && graceEnd <= now) return { at: graceEnd, run: () => end(graceEnd, 'expired') };
  return undefined;
};

/** Processes what is due for the subscriptions of an account: renewals, trials, cancellations, failed charges. */
export const settleBilling = (provider: Provider, tenantId: string): void => {
  const { db, clock } = provider;
  const now = clock.now();
  for (const { id } of db.subscriptions.by('tenantId', tenantId)) {
    for (;;) {
      const row = db.subscriptions.get(id);
      const step = row && nextStep(provider, row, now);
      if (!step) break;
      db.transaction(() => db.subscriptions.patch(id, step.run()));
    }
  }
};

/** Returns the plan whose features an account has: that of a live subscription, else the vendor's default. */
export const planOf = (provider: Provider, tenantId: string): string | undefined => {
  settleBilling(provider, tenantId);
  const row = subscriptionOf(provider, tenantId);
  if (row && (row.status === 'active' || row.status === 'trialing')) return row.planId;
  return defaultPlan(provider);
};

/** Returns the plan of accounts without a subscription: the first free one. */
export const defaultPlan = ({ db }: Pick<Provider, 'db'>): string | undefined =>
  db.plans.find(({ offer }) => offer?.amount === 0)?.id;
