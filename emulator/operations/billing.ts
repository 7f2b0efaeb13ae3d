import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { canonicalEmail, isEmail } from '@gatehouse/sdk/text';
import { changePlan } from '../billing/change-plan';
import { invoicePdf } from '../billing/invoice-pdf';
import { addMonths, chargedCard, defaultPlan, settleBilling, subscriptionOf } from '../billing/invoices';
import type { InvoiceRow, PaymentMethodRow, SubscriptionRow } from '../db/rows/billing';
import type { PlanRow } from '../db/rows/records';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { randomText, sha256 } from '../random';
import { audited } from '../rules/audits/audits';
import { document, notFound, ownedRow, ownedRows } from '../rules/resources/owned';
import { type OperationsOf, operation, type Rule } from './operation';

type Billing = (typeof contracts)['billing'];

interface BillingAccount {
  id?: string;
  providerType?: string;
  stripeCustomerId?: string;
}

const account = document<BillingAccount>('billing-account', {});

const HOUR = 60 * 60_000;

const iso = (time: number): string => new Date(time).toISOString();

const wireSubscription =
  ({ db }: Call) =>
  (row: SubscriptionRow): Wire<Billing['getSubscription']> => ({
    id: row.id,
    externalId: `sub_${row.id}`,
    externallyManaged: row.externallyManaged,
    startDate: iso(row.startedAt),
    currentPeriodStart: iso(row.periodStart),
    currentPeriodEnd: iso(row.periodEnd),
    status: row.status,
    cancellation: row.canceled ? { policy: 'atPeriodEnd' } : null,
    trialEnd: row.trialEnd === undefined ? null : iso(row.trialEnd),
    plan: { slug: db.plans.get(row.planId)?.offer?.slug },
    planId: row.planId,
    paymentMethodId: row.paymentMethodId ?? null,
  });

const wirePlan = ({ id, offer }: PlanRow): Wire<Billing['getPlan']> => ({
  id,
  externalId: `price_${id}`,
  name: offer?.name,
  description: offer?.description,
  price: offer ? { amount: offer.amount, currency: offer.currency } : null,
  slug: offer?.slug,
});

const wireInvoice = (row: InvoiceRow): Wire<Billing['getInvoice']> => ({
  id: row.id,
  externalId: `in_${row.id}`,
  subscriptionId: row.subscriptionId,
  paymentDate: iso(row.at),
  totalAmount: row.amount,
  currency: row.currency,
  paid: row.paid,
  receiptNumber: row.number,
});

const wireCard = ({ tenantId: _, behavior: _b, email, address, ...card }: PaymentMethodRow, isDefault: boolean) => ({
  ...card,
  externalId: `pm_${card.id}`,
  type: 'card',
  isDefault,
  billingDetails: { email, address },
});

/** Returns the caller's own account, the only one that the request may name. */
const ownTenant = (call: Call, tenantId: string): string => {
  if (tenantId !== call.caller().tenantId) throw notFound('tenants');
  return tenantId;
};

const currentSubscription = (call: Call, id: string, managed?: boolean): SubscriptionRow => {
  settleBilling(call.provider, call.caller().tenantId);
  const row = ownedRow(call, 'subscriptions', id);
  if (managed !== undefined && row.managed !== managed) throw notFound('subscriptions');
  return row;
};

const changeable = (call: Call, id: string, managed: boolean): SubscriptionRow => {
  const row = currentSubscription(call, id, managed);
  if (!row.externallyManaged) return row;
  throw new ProviderError(409, 'externally-managed', 'Billing is externally managed');
};

const requireCards = ({ provider }: Call): void => {
  const { cardPayments } = provider.settings;
  if (cardPayments === 'none') throw new ProviderError(403, 'not-authorized', 'Not authorized');
  if (cardPayments === 'off')
    throw new ProviderError(409, 'provider-not-configured', 'Payment provider not configured');
};

const cancel =
  (managed: boolean) =>
  (call: Call, { subscriptionId }: { subscriptionId: string }): undefined => {
    const row = changeable(call, subscriptionId, managed);
    if (!call.provider.settings.allowPlanCancellation || row.status !== 'active' || row.canceled) {
      throw new ProviderError(409, 'cancel-refused', 'Only an active subscription can be canceled.');
    }
    call.db.subscriptions.patch(row.id, { canceled: true });
  };

const renew =
  (managed: boolean) =>
  (call: Call, { subscriptionId }: { subscriptionId: string }): undefined => {
    const row = changeable(call, subscriptionId, managed);
    if (!row.canceled || row.status !== 'active') {
      throw new ProviderError(409, 'renew-refused', 'Only a subscription that ends with its period can be renewed.');
    }
    call.db.subscriptions.patch(row.id, { canceled: false });
  };

const update =
  (managed: boolean) =>
  (call: Call, input: { subscriptionId: string; paymentMethodId: string; planId: string }): undefined => {
    requireCards(call);
    const row = changeable(call, input.subscriptionId, managed);
    const { db, provider } = call;
    db.transaction(() => db.subscriptions.put(changePlan(provider, row, input)));
    const { offer } = db.plans.get(input.planId) ?? {};
    audited(call, { plan: offer?.name, before: { plan: db.plans.get(row.planId)?.offer?.name } });
  };

const listOf = (call: Call, managed?: boolean) => {
  settleBilling(call.provider, call.caller().tenantId);
  const rows = ownedRows(call, 'subscriptions');
  return rows.filter((row) => managed === undefined || row.managed === managed).map(wireSubscription(call));
};

const getOf =
  (managed?: boolean) =>
  (call: Call, { subscriptionId }: { subscriptionId: string }) =>
    wireSubscription(call)(currentSubscription(call, subscriptionId, managed));

const startSetup = async (call: Call, paymentMethodId: string, subscriptionId?: string) => {
  const { user, tenantId } = call.caller();
  const secret = `seti_${randomText(24)}`;
  const row = call.db.setupIntents.put({
    id: crypto.randomUUID(),
    tenantId,
    userId: user.id,
    secretHash: await sha256(secret),
    paymentMethodId,
    ...(subscriptionId && { subscriptionId }),
    expiresAt: call.provider.clock.now() + HOUR,
  });
  return { id: row.id, secret };
};

const readers: Rule = { permission: 'fe.subscriptions.read.*' };
const writers: Rule = { permission: 'fe.subscriptions.write.*' };
const canceled: Rule = {
  ...writers,
  audit: 'Subscription canceled',
  severity: 'High',
  event: 'frontegg.subscription.cancelled',
};
const renewed: Rule = {
  ...writers,
  audit: 'Cancellation reverted',
  severity: 'Medium',
  event: 'frontegg.subscription.resumed',
};
const changed: Rule = {
  ...writers,
  audit: 'Plan changed: {plan}',
  severity: 'High',
  event: 'frontegg.subscription.updated',
};

export const billing: OperationsOf<'billing'> = {
  listInvoices: operation(readers, (call) => {
    settleBilling(call.provider, call.caller().tenantId);
    return ownedRows(call, 'invoices').map(wireInvoice);
  }),
  getInvoice: operation(readers, (call, { invoiceId }) => wireInvoice(ownedRow(call, 'invoices', invoiceId))),
  downloadInvoice: operation(readers, (call, { invoiceId, outputFileName }) =>
    invoicePdf(call, ownedRow(call, 'invoices', invoiceId), outputFileName),
  ),

  listSubscriptions: operation(readers, (call) => listOf(call)),
  getSubscription: operation(readers, getOf()),
  cancelSubscription: operation(canceled, cancel(false)),
  renewSubscription: operation(renewed, renew(false)),
  updateSubscription: operation(changed, update(false)),
  listManagedSubscriptions: operation(readers, (call) => listOf(call, true)),
  getManagedSubscription: operation(readers, getOf(true)),
  cancelManagedSubscription: operation(canceled, cancel(true)),
  renewManagedSubscription: operation(renewed, renew(true)),
  updateManagedSubscription: operation(changed, update(true)),

  listPlans: operation(readers, ({ db }) => db.plans.filter(({ offer }) => offer !== undefined).map(wirePlan)),
  getPlan: operation(readers, ({ db }, { planId }) => {
    const plan = db.plans.get(planId);
    if (!plan?.offer) throw notFound('plans');
    return wirePlan(plan);
  }),

  listPaymentMethods: operation(readers, (call) =>
    ownedRows(call, 'paymentMethods').map((row, at) => wireCard(row, at === 0)),
  ),
  getPaymentMethod: operation(readers, (call, { paymentMethodId }) => {
    const row = ownedRow(call, 'paymentMethods', paymentMethodId);
    return wireCard(row, chargedCard(call.db, row.tenantId)?.id === row.id);
  }),
  updateBillingDetails: operation(
    {
      ...writers,
      audit: 'Billing details changed',
      event: 'frontegg.paymentMethod.updated',
    },
    (call, { paymentMethodId, email, address }) => {
      if (email !== undefined && !isEmail(email)) {
        throw fieldError('email', 'Enter a full email address.');
      }
      const before = ownedRow(call, 'paymentMethods', paymentMethodId);
      audited(call, { before: { email: before.email, address: before.address } });
      const row = call.db.paymentMethods.put({
        ...before,
        email: email === undefined ? before.email : canonicalEmail(email),
        address: address ? { ...before.address, ...address } : before.address,
      });
      return { email: row.email, address: row.address };
    },
  ),

  getSummary: operation(readers, (call, { tenantId: named }) => {
    const tenantId = ownTenant(call, named);
    settleBilling(call.provider, tenantId);
    const row = subscriptionOf(call.provider, tenantId);
    const { id, providerType } = account.read(call.db, tenantId);
    return {
      tenantConfigurationId: id,
      providerType,
      subscriptionId: row?.id,
      externallyManaged: row?.externallyManaged ?? false,
      currentPlanId: row?.planId,
      paymentMethodId: chargedCard(call.db, tenantId)?.id,
      defaultPlanId: defaultPlan(call.provider),
    };
  }),
  getTenantConfiguration: operation(readers, (call, { tenantId: named }) => {
    const tenantId = ownTenant(call, named);
    const { id, providerType } = account.read(call.db, tenantId);
    if (!id) throw new ProviderError(404, 'billing-not-configured', 'Billing is not set up for this account.');
    return { id, tenantId, paymentProviderType: providerType };
  }),
  createTenantConfiguration: operation(
    { ...writers, audit: 'Billing set up', event: 'frontegg.billing.configured' },
    (call, { tenantId: named, providerType }) => {
      const tenantId = ownTenant(call, named);
      const stored = account.read(call.db, tenantId);
      const id = stored.id ?? crypto.randomUUID();
      account.save(call, { ...stored, id, providerType });
      return { id };
    },
  ),

  listProviders: operation(readers, ({ provider: { settings } }) =>
    settings.cardPayments === 'none'
      ? []
      : [{ providerType: 'Stripe', name: 'Test cards', status: settings.cardPayments === 'on' ? '1' : '0' }],
  ),
  getVendorPublicConfig: operation(readers, ({ provider: { settings } }) => ({
    allowPlanDowngrade: settings.allowPlanDowngrade,
    allowPlanCancellation: settings.allowPlanCancellation,
  })),

  getStripeConfig: operation(readers, (call) => {
    requireCards(call);
    // The key contains the URL of the test card form.
    return { id: 'cards', name: 'Test cards', active: true, publishableKey: `pk_local_${call.provider.issuer}` };
  }),
  getStripeCustomer: operation(readers, (call, { tenantId: named }) => {
    const { stripeCustomerId } = account.read(call.db, ownTenant(call, named));
    if (!stripeCustomerId) throw new ProviderError(404, 'customer-not-found', 'There is no billing customer yet.');
    return { stripeCustomerId };
  }),
  createStripeCustomer: operation({ ...writers, audit: 'Billing customer created' }, (call) => {
    requireCards(call);
    const stored = account.read(call.db, call.caller().tenantId);
    const stripeCustomerId = stored.stripeCustomerId ?? `cus_${randomText(9)}`;
    account.save(call, { ...stored, stripeCustomerId });
    return { stripeCustomerId };
  }),
  createStripeSubscription: operation(
    {
      ...writers,
      audit: 'Subscription created: {plan}',
      severity: 'High',
      event: 'frontegg.subscription.created',
    },
    async (call, { stripePlanId }) => {
      requireCards(call);
      const { db, provider } = call;
      const { tenantId } = call.caller();
      settleBilling(provider, tenantId);
      const subscription = subscriptionOf(provider, tenantId);
      if (subscription?.status === 'active' || subscription?.status === 'trialing') {
        throw new ProviderError(
          409,
          'subscription-exists',
          'This account has a subscription. Change its plan instead.',
        );
      }
      const plan = db.plans.get(stripePlanId);
      if (!plan?.offer) throw notFound('plans');
      const now = provider.clock.now();
      const { id } = db.subscriptions.put({
        id: crypto.randomUUID(),
        tenantId,
        planId: plan.id,
        status: 'incomplete',
        managed: true,
        externallyManaged: false,
        startedAt: now,
        periodStart: now,
        periodEnd: addMonths(now, 1),
        canceled: false,
      });
      const card = chargedCard(db, tenantId)?.id ?? crypto.randomUUID();
      const { secret } = await startSetup(call, card, id);
      audited(call, { plan: plan.offer.name });
      return { subscriptionId: id, subscriptionSecret: secret };
    },
  ),
  createSetupIntent: operation(writers, async (call, { paymentMethodId }) => {
    requireCards(call);
    if (paymentMethodId !== undefined) ownedRow(call, 'paymentMethods', paymentMethodId);
    const becomes = paymentMethodId ?? crypto.randomUUID();
    const { id, secret } = await startSetup(call, becomes);
    return { id, paymentMethodId: becomes, setupIntentSecret: secret };
  }),
};
