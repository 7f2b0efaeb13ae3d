import type { AccessOf } from './rule';

const readers = { as: 'user', permission: 'fe.subscriptions.read.*' } as const;
const writers = { as: 'user', permission: 'fe.subscriptions.write.*' } as const;

const canceled = {
  ...writers,
  audit: 'Subscription canceled',
  severity: 'High',
  event: 'frontegg.subscription.cancelled',
} as const;
const renewed = {
  ...writers,
  audit: 'Cancellation reverted',
  severity: 'Medium',
  event: 'frontegg.subscription.resumed',
} as const;
const changed = {
  ...writers,
  audit: 'Plan changed: {plan}',
  severity: 'High',
  event: 'frontegg.subscription.updated',
} as const;

export const billing: AccessOf<'billing'> = {
  listInvoices: readers,
  getInvoice: readers,
  downloadInvoice: readers,
  listSubscriptions: readers,
  getSubscription: readers,
  cancelSubscription: canceled,
  renewSubscription: renewed,
  updateSubscription: changed,
  listManagedSubscriptions: readers,
  getManagedSubscription: readers,
  cancelManagedSubscription: canceled,
  renewManagedSubscription: renewed,
  updateManagedSubscription: changed,
  listPlans: readers,
  getPlan: readers,
  listPaymentMethods: readers,
  getPaymentMethod: readers,
  updateBillingDetails: {
    ...writers,
    audit: 'Billing details changed',
    event: 'frontegg.paymentMethod.updated',
  },
  getSummary: readers,
  getTenantConfiguration: readers,
  createTenantConfiguration: { ...writers, audit: 'Billing set up', event: 'frontegg.billing.configured' },
  listProviders: readers,
  getVendorPublicConfig: readers,
  getStripeConfig: readers,
  getStripeCustomer: readers,
  createStripeCustomer: { ...writers, audit: 'Billing customer created' },
  createStripeSubscription: {
    ...writers,
    audit: 'Subscription created: {plan}',
    severity: 'High',
    event: 'frontegg.subscription.created',
  },
  createSetupIntent: writers,
};
