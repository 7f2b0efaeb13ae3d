import type { InvoiceRow, PaymentMethodRow, SubscriptionRow } from '../rows/billing';
import { addMonths } from '../rules/billing/months';
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

const subscription = (row: Pick<SubscriptionRow, 'id' | 'tenantId' | 'planId' | 'periodStart'>): SubscriptionRow => ({
  status: 'active',
  managed: true,
  externallyManaged: false,
  startedAt: addMonths(row.periodStart, -PAID),
  periodEnd: addMonths(row.periodStart, 1),
  canceled: false,
  ...row,
});

const invoice = ({ id, tenantId }: SubscriptionRow, at: number, place: number): InvoiceRow => ({
  id: `invoice-acme-${place}`,
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
    invoices: Array.from({ length: PAID }, (_, at) => invoice(ofAcme, addMonths(periodStart, at + 1 - PAID), at + 1)),
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
