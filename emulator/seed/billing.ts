import { addMonths } from '../billing/invoices';
import type { InvoiceRow, PaymentMethodRow, SubscriptionRow } from '../db/rows/billing';
import type { Seed } from './seed';
import { acme, resale } from './tenants';

const DAY = 24 * 60 * 60_000;

/** Number of months that Acme has paid for. */
const PAID = 8;

const card: PaymentMethodRow = {
  id: 'card-acme',
  tenantId: acme.id,
  brand: 'visa',
  last4: '4242',
  expMonth: 9,
  expYear: 2031,
  behavior: 'works',
  email: 'billing@acme.test',
  address: { addressLine1: '12 Foundry Lane', city: 'Leeds', postalCode: 'LS1 4AP', country: 'GB' },
};

const subscription = (
  row: Pick<SubscriptionRow, 'id' | 'tenantId' | 'planId' | 'periodStart'>,
  paid = PAID,
): SubscriptionRow => ({
  status: 'active',
  managed: true,
  externallyManaged: false,
  startedAt: addMonths(row.periodStart, -paid),
  periodEnd: addMonths(row.periodStart, 1),
  canceled: false,
  ...row,
});

const invoice = ({ id, tenantId }: SubscriptionRow, at: number, place: number): InvoiceRow => ({
  id: `${id.replace('subscription', 'invoice')}-${place}`,
  tenantId,
  subscriptionId: id,
  number: `${new Date(at).getUTCFullYear()}-${String(place).padStart(4, '0')}`,
  at,
  periodStart: at,
  periodEnd: addMonths(at, 1),
  planName: 'Team',
  amount: 4900,
  currency: 'usd',
  paid: true,
});

/** Returns the paid invoices of a subscription, one for each month. */
const invoicesOf = (row: SubscriptionRow, count: number): InvoiceRow[] =>
  Array.from({ length: count }, (_, at) => invoice(row, addMonths(row.periodStart, at + 1 - count), at + 1));

/**
 * Adds billing to a seed: Acme pays for the Team plan by card, the reseller is billed by the vendor, and other accounts have no subscription.
 * @param now Milliseconds since the epoch, from which dates count back.
 */
export const withBilling = (seed: Seed, now: number): Seed => {
  const periodStart = now - 12 * DAY;
  const ofAcme = {
    ...subscription({ id: 'subscription-acme', tenantId: acme.id, planId: 'plan-team', periodStart }),
    paymentMethodId: card.id,
  };
  const ofReseller = {
    ...subscription({ id: 'subscription-resale', tenantId: resale.id, planId: 'plan-business', periodStart }),
    externallyManaged: true,
  };
  return {
    ...seed,
    subscriptions: [ofAcme, ofReseller],
    paymentMethods: [card],
    invoices: invoicesOf(ofAcme, PAID),
    documents: [
      ...(seed.documents ?? []),
      {
        id: `billing-account:${acme.id}`,
        tenantId: acme.id,
        value: { id: 'billing-acme', providerType: 'Stripe', stripeCustomerId: 'cus_acme' },
      },
    ],
  };
};

/** Adds a subscription of an account with the card that pays for it. */
const withSubscription = (
  seed: Seed,
  { id, tenantId }: { id: string; tenantId: string },
  given: Omit<SubscriptionRow, 'id' | 'tenantId' | 'paymentMethodId'>,
  { last4, paid }: { last4: string; paid: number },
): Seed => {
  const paymentMethod = { ...card, id: `card-${id}`, tenantId, last4, email: `billing@${id}.test` };
  const row = { ...given, id: `subscription-${id}`, tenantId, paymentMethodId: paymentMethod.id };
  return {
    ...seed,
    subscriptions: [...(seed.subscriptions ?? []), row],
    paymentMethods: [...(seed.paymentMethods ?? []), paymentMethod],
    invoices: [...(seed.invoices ?? []), ...invoicesOf(row, paid)],
    documents: [
      ...(seed.documents ?? []),
      {
        id: `billing-account:${tenantId}`,
        tenantId,
        value: { id: `billing-${id}`, providerType: 'Stripe', stripeCustomerId: `cus_${id}` },
      },
    ],
  };
};

/** Number of months that Globex has paid for. */
const PAID_BY_GLOBEX = 16;

/** Adds the billing of Globex, which pays by card for the Team plan. */
export const withGlobexBilling = (seed: Seed, now: number): Seed => {
  const account = { id: 'globex', tenantId: 'tenant-globex' };
  const given = { ...account, planId: 'plan-team', periodStart: now - 20 * DAY };
  return withSubscription(seed, account, subscription(given, PAID_BY_GLOBEX), { last4: '0077', paid: PAID_BY_GLOBEX });
};

/** Adds the billing of Initech, which has a card and tries the Team plan for nine more days. */
export const withInitechTrial = (seed: Seed, now: number): Seed => {
  const account = { id: 'initech', tenantId: 'tenant-initech' };
  const given = subscription({ ...account, planId: 'plan-team', periodStart: now - 5 * DAY }, 0);
  const trialEnd = now + 9 * DAY;
  const trial: SubscriptionRow = { ...given, status: 'trialing', periodEnd: trialEnd, trialEnd };
  return withSubscription(seed, account, trial, { last4: '1881', paid: 0 });
};
