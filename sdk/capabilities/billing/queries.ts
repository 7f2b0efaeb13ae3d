import { capability } from '../../core/queries';
import {
  type BilledAccount,
  createCardSetup,
  ensureCustomer,
  ensureTenantConfiguration,
  readCardProvider,
} from './card-provider';
import { type Address, contract } from './contract';
import { endedSubscriptions } from './former-subscriptions';
import { type Invoice, readOverview, sortedInvoices, toInvoice, toPaymentMethod, toPlan } from './overview';
import { changePlan, type PlanChange } from './plan-change';
import { type ChangeableBilling, cancelRefusal, changeable, renewRefusal } from './subscription-rules';

export type { BilledAccount, CardProvider, CardSetup } from './card-provider';
export type { Address, BillingSummary } from './contract';
export type { FormerSubscription } from './former-subscriptions';
export { formatMoney, fromMinorUnits } from './money';
export type { BillingOverview, Invoice, PaymentMethod, Plan } from './overview';
export type { PlanChange } from './plan-change';
export { type FeatureChanges, type FeaturePlans, featureChanges, featureName } from './plan-features';
export {
  type ChangeableBilling,
  cancelRefusal,
  mayCancel,
  mayRenew,
  renewRefusal,
  type Subscription,
  type SubscriptionStatus,
} from './subscription-rules';

const { query, mutation } = capability('billing', contract);

interface OfTenant {
  tenantId: string | undefined;
}

/**
 * Subscription, plan and payment method of an account.
 * @throws IdentityError `tenant-undefined` without an account.
 */
export const overview = query((api, { tenantId }: OfTenant) => readOverview(api, tenantId));

/** The plans that an account can have, as the provider orders them. */
export const plans = query(async (api) => (await api.listPlans()).map(toPlan));

/** One plan. */
export const plan = query(async (api, { planId }: { planId: string }) => toPlan(await api.getPlan({ planId })));

/** Invoices, newest first. */
export const invoices = query(async (api) => sortedInvoices(await api.listInvoices()));

/** One invoice. */
export const invoice = query(async (api, { id }: { id: string }) => toInvoice(await api.getInvoice({ invoiceId: id })));

/** Subscriptions that are over, the latest first, each with its plan where it still exists. */
export const formerSubscriptions = query(async (api) => {
  const [records, plans] = await Promise.all([api.listSubscriptions(), api.listPlans()]);
  return endedSubscriptions(records, plans);
});

/** Payment methods; the first one is charged. */
export const paymentMethods = query(async (api) => (await api.listPaymentMethods()).map(toPaymentMethod));

/** One payment method. */
export const paymentMethod = query(async (api, { id }: { id: string }) =>
  toPaymentMethod(await api.getPaymentMethod({ paymentMethodId: id })),
);

/** Returns whether the account may downgrade or cancel. Default: allowed. */
export const vendorRules = query(async (api) => {
  const { allowPlanDowngrade, allowPlanCancellation } = await api.getVendorPublicConfig();
  return { allowPlanDowngrade: allowPlanDowngrade !== false, allowPlanCancellation: allowPlanCancellation !== false };
});

/**
 * How the card provider's script is loaded.
 * @throws IdentityError `not-authorized` or `provider-not-configured` when cards are not taken.
 */
export const cardProvider = query((api) => readCardProvider(api));

/** Name under which an invoice is saved. */
export const invoiceFileName = ({ id, receiptNumber }: Pick<Invoice, 'id' | 'receiptNumber'>): string =>
  `invoice-${(receiptNumber || id).replace(/[^\w.-]+/g, '-')}.pdf`;

/** The PDF of an invoice and the name to save it under. */
export const downloadInvoice = mutation(
  (api, invoice: Pick<Invoice, 'id' | 'receiptNumber'>) =>
    api.downloadInvoice({ invoiceId: invoice.id, outputFileName: invoiceFileName(invoice) }),
  [],
);

/** Who stands on the invoices of a payment method. */
export interface BillingDetailsChange {
  /** The payment method. */
  id: string;
  email?: string;
  address?: Address;
}

/** Changes who stands on the invoices; what is left out stays. */
export const updateBillingDetails = mutation((api, { id, ...details }: BillingDetailsChange) =>
  api.updateBillingDetails({ paymentMethodId: id, ...details }),
);

/**
 * Ends the subscription with its period.
 * @throws IdentityError with the code of {@link cancelRefusal}.
 */
export const cancel = mutation(async (api, billing: ChangeableBilling) => {
  const { id: subscriptionId, managed } = changeable(billing, cancelRefusal);
  await (managed ? api.cancelManagedSubscription : api.cancelSubscription)({ subscriptionId });
});

/**
 * Takes a cancellation back.
 * @throws IdentityError with the code of {@link renewRefusal}.
 */
export const renew = mutation(async (api, billing: ChangeableBilling) => {
  const { id: subscriptionId, managed } = changeable(billing, renewRefusal);
  await (managed ? api.renewManagedSubscription : api.renewSubscription)({ subscriptionId });
});

/**
 * Moves the subscription to a plan.
 * @throws IdentityError `externally-managed` or `subscription-not-found`.
 */
export const updatePlan = mutation((api, change: PlanChange) => changePlan(api, change));

/** Starts taking a card; nothing that is shown changes before the card is confirmed. */
export const startCardSetup = mutation(
  (api, { paymentMethodId }: { paymentMethodId?: string }) => createCardSetup(api, paymentMethodId),
  [],
);

/**
 * Prepares an account for card payments: its configuration and its customer, each only when missing, so that it can be
 * called again after a failure.
 */
export const prepareAccount = mutation(async (api, account: BilledAccount) => {
  await ensureTenantConfiguration(api, account.tenantId);
  await ensureCustomer(api, account);
});
