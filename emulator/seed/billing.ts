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
  fields: Omit<SubscriptionRow, 'id' | 'tenantId' | 'paymentMethodId'>,
  { last4, paid }: { last4: string; paid: number },
): Seed => {
  const paymentMethod = { ...card, id: `card-${id}`, tenantId, last4, email: `billing@${id}.test` };
  const row = { ...fields, id: `subscription-${id}`, tenantId, paymentMethodId: paymentMethod.id };
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

/**
 * Adds the billing of Acme and the reseller, of Globex, which pays by card for the Team plan, and of Initech, which has
 * a card and tries that plan for nine more days.
 */
export const withDemoBilling = (seed: Seed, now: number): Seed => {
  const globex = { id: 'globex', tenantId: 'tenant-globex' };
  const paid = { ...globex, planId: 'plan-team', periodStart: now - 20 * DAY };
  const initech = { id: 'initech', tenantId: 'tenant-initech' };
  const tried = { ...initech, planId: 'plan-team', periodStart: now - 5 * DAY };
  const trialEnd = now + 9 * DAY;
  return withSubscription(
    withSubscription(withBilling(seed, now), globex, subscription(paid, PAID_BY_GLOBEX), {
      last4: '0077',
      paid: PAID_BY_GLOBEX,
    }),
    initech,
    { ...subscription(tried, 0), status: 'trialing', periodEnd: trialEnd, trialEnd },
    { last4: '1881', paid: 0 },
  );
};
