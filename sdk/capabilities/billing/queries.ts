import { capability } from '../../core/queries';
import { canonicalEmail } from '../../core/text/email-address';
import {
  type BilledAccount,
  createCardSetup,
  ensureCustomer,
  ensureTenantConfiguration,
  readCardProvider,
} from './card-provider';
import { type Address, contract } from './contract';
import { type Invoice, readOverview, sortedInvoices, toInvoice, toPaymentMethod, toPlan } from './overview';
import { changePlan, type PlanChange } from './plan-change';
import {
  type ChangeableBilling,
  cancelRefusal,
  changeable,
  endedSubscriptions,
  renewRefusal,
} from './subscription-rules';

export type { BilledAccount, CardProvider, CardSetup } from './card-provider';
export { type Address, type BillingSummary, billingLimits } from './contract';
export { formatMoney, fromMinorUnits } from './money';
export type { BillingOverview, Invoice, PaymentMethod, Plan } from './overview';
export { type FeatureChanges, type FeaturePlans, featureChanges, featuresOf, type PlanChange } from './plan-change';
export { type PaidPeriod, type PlanCharge, planCharge } from './plan-charge';
export { addressLines } from './postal-address';
export {
  type ChangeableBilling,
  cancelRefusal,
  type FormerSubscription,
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
 * Returns the subscription, plan and payment method of an account.
 * @throws IdentityError `tenant-undefined` without an account.
 */
export const overview = query((api, { tenantId }: OfTenant) => readOverview(api, tenantId));

/** Returns the plans that the account can choose, in the provider's order. */
export const plans = query(async (api) => (await api.listPlans()).map(toPlan));

/** Returns one plan. */
export const plan = query(async (api, { planId }: { planId: string }) => toPlan(await api.getPlan({ planId })));

/** Returns the invoices, newest first. */
export const invoices = query(async (api) => sortedInvoices(await api.listInvoices()));

/** Returns one invoice. */
export const invoice = query(async (api, { id }: { id: string }) => toInvoice(await api.getInvoice({ invoiceId: id })));

/**
 * Returns the subscriptions that have ended, the latest first, each with the name of its plan if the plan still exists.
 */
export const formerSubscriptions = query(async (api) => {
  const [records, plans] = await Promise.all([api.listSubscriptions(), api.listPlans()]);
  return endedSubscriptions(records, plans);
});

/** Returns the payment methods; the first one is charged. */
export const paymentMethods = query(async (api) => (await api.listPaymentMethods()).map(toPaymentMethod));

/** Returns one payment method. */
export const paymentMethod = query(async (api, { id }: { id: string }) =>
  toPaymentMethod(await api.getPaymentMethod({ paymentMethodId: id })),
);

/** Returns whether the account may downgrade or cancel. Default: allowed. */
export const vendorRules = query(async (api) => {
  const { allowPlanDowngrade, allowPlanCancellation } = await api.getVendorPublicConfig();
  return { allowPlanDowngrade: allowPlanDowngrade !== false, allowPlanCancellation: allowPlanCancellation !== false };
});

/**
 * Returns the configuration of the card provider's script.
 * @throws IdentityError `not-authorized` or `provider-not-configured` when the vendor takes no cards.
 */
export const cardProvider = query((api) => readCardProvider(api));

/** Returns the file name for an invoice. */
export const invoiceFileName = ({ id, receiptNumber }: Pick<Invoice, 'id' | 'receiptNumber'>): string =>
  `invoice-${(receiptNumber || id).replace(/[^\w.-]+/g, '-')}.pdf`;

/** Downloads the PDF of an invoice and returns it with its file name. */
export const downloadInvoice = mutation(
  (api, invoice: Pick<Invoice, 'id' | 'receiptNumber'>) =>
    api.downloadInvoice({ invoiceId: invoice.id, outputFileName: invoiceFileName(invoice) }),
  [],
);

/** The billing details of a payment method. */
export interface BillingDetailsChange {
  /** Id of the payment method. */
  id: string;
  email?: string;
  address?: Address;
}

/** Updates billing details; fields that are left out keep their value. */
export const updateBillingDetails = mutation((api, { id, email, ...details }: BillingDetailsChange) =>
  api.updateBillingDetails({
    paymentMethodId: id,
    ...(email !== undefined && { email: canonicalEmail(email) }),
    ...details,
  }),
);

/**
 * Cancels the subscription at the end of its period.
 * @throws IdentityError with the code of {@link cancelRefusal}.
 */
export const cancel = mutation(async (api, billing: ChangeableBilling) => {
  const { id: subscriptionId, managed } = changeable(billing, cancelRefusal);
  await (managed ? api.cancelManagedSubscription : api.cancelSubscription)({ subscriptionId });
});

/**
 * Reverts a cancellation.
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

/** Starts collecting a card. Invalidates nothing, since nothing changes before the card is confirmed. */
export const startCardSetup = mutation(
  (api, { paymentMethodId }: { paymentMethodId?: string }) => createCardSetup(api, paymentMethodId),
  [],
);

/**
 * Prepares an account for card payments: creates its configuration and its customer when missing. Safe to call again
 * after a failure.
 */
export const prepareAccount = mutation(async (api, account: BilledAccount) => {
  await ensureTenantConfiguration(api, account.tenantId);
  await ensureCustomer(api, account);
});
