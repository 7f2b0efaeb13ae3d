import { none, type SamplesOf } from './sample';

const subscription = { subscriptionId: 'subscription-acme' };
const ofAcme = { tenantId: 'tenant-acme' };
const card = { paymentMethodId: 'card-acme' };
const invoice = { invoiceId: 'invoice-acme-8' };
const change = { ...subscription, ...card, planId: 'plan-business' };

/** Acme's subscription as one that is not managed. */
const plain = { managed: false } as const;

export const billing: SamplesOf<'billing'> = {
  listInvoices: none,
  getInvoice: () => invoice,
  downloadInvoice: () => invoice,
  listSubscriptions: none,
  getSubscription: () => subscription,
  cancelSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, plain);
    return subscription;
  },
  renewSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, { ...plain, canceled: true });
    return subscription;
  },
  updateSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, plain);
    return change;
  },
  listManagedSubscriptions: none,
  getManagedSubscription: () => subscription,
  cancelManagedSubscription: () => subscription,
  renewManagedSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, { canceled: true });
    return subscription;
  },
  updateManagedSubscription: () => change,
  listPlans: none,
  getPlan: () => ({ planId: 'plan-team' }),
  listPaymentMethods: none,
  getPaymentMethod: () => card,
  updateBillingDetails: () => ({ ...card, email: 'invoices@acme.test', address: { city: 'York' } }),
  getSummary: () => ofAcme,
  getTenantConfiguration: () => ofAcme,
  createTenantConfiguration: () => ({ ...ofAcme, providerType: 'Stripe' }),
  listProviders: none,
  getVendorPublicConfig: none,
  getStripeConfig: none,
  getStripeCustomer: () => ofAcme,
  createStripeCustomer: () => ({ name: 'Ada Admin', email: 'admin@acme.test', tenantName: 'Acme' }),
  createStripeSubscription: ({ emulator }) => {
    emulator.db.subscriptions.remove(subscription.subscriptionId);
    return { stripePlanId: 'plan-team' };
  },
  createSetupIntent: () => ({}),
};
