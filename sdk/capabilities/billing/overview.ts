import type { Api, CallOptions } from '../../core/api';
import { ApiError } from '../../core/errors';
import type { BillingSummary, contract, InvoiceRecord, PaymentMethodRecord, PlanRecord } from './contract';
import { billingFault } from './errors';
import { currencyOf, fromMinorUnits } from './money';
import { type ChangeableBilling, type Subscription, subscriptionStatus } from './subscription-rules';

/** What an account can subscribe to. */
export interface Plan extends Omit<PlanRecord, 'price'> {
  /** Per month, in whole units of the currency; missing when the plan carries no price. */
  price?: number;
  currency: string;
  recurringInterval: 'month';
}

/** What an account was charged. */
export interface Invoice extends Omit<InvoiceRecord, 'currency'> {
  /** In whole units of the currency, rounded to two decimals. */
  amount?: number;
  currency: string;
}

/** What an account pays with. */
export interface PaymentMethod extends Omit<PaymentMethodRecord, 'type'> {
  type: 'unknown' | 'card';
}

/** All that the billing page shows of an account besides its invoices. */
export interface BillingOverview extends ChangeableBilling {
  summary: BillingSummary;
  /** The current plan, else the one that accounts have by default. */
  plan?: Plan;
  /** The one that is charged. */
  paymentMethod?: PaymentMethod;
}

/** A plan with its price beside it; without a currency it is in US dollars. */
export const toPlan = ({ price, ...plan }: PlanRecord): Plan => ({
  ...plan,
  price: price?.amount ?? undefined,
  currency: currencyOf(price?.currency),
  recurringInterval: 'month',
});

/** An invoice with its amount in whole units of the currency. */
export const toInvoice = (invoice: InvoiceRecord): Invoice => ({
  ...invoice,
  amount: typeof invoice.totalAmount === 'number' ? fromMinorUnits(invoice.totalAmount) : undefined,
  currency: currencyOf(invoice.currency),
});

const paidAt = ({ paymentDate }: InvoiceRecord): number => Date.parse(paymentDate ?? '') || 0;

/** Invoices, newest first; those without a date come last. */
export const sortedInvoices = (invoices: readonly InvoiceRecord[]): Invoice[] =>
  [...invoices].sort((a, b) => paidAt(b) - paidAt(a)).map(toInvoice);

/** A payment method whose kind is known, or known to be unknown. */
export const toPaymentMethod = (method: PaymentMethodRecord): PaymentMethod => ({
  ...method,
  type: method.type === 'card' ? 'card' : 'unknown',
});

/** The answer, or undefined when the provider has nothing of the kind. */
export const orAbsent = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
};

type OverviewApi = Pick<
  Api<typeof contract>,
  'getSummary' | 'listManagedSubscriptions' | 'getSubscription' | 'listPlans' | 'listPaymentMethods'
>;

/**
 * Reads the state of an account's billing.
 * @throws IdentityError `tenant-undefined` without an account.
 */
export const readOverview = async (
  api: OverviewApi,
  tenantId: string | undefined,
  options?: CallOptions,
): Promise<BillingOverview> => {
  if (!tenantId) throw billingFault('tenant-undefined', { statusCode: 500 });
  const [summary = {}, allManaged, plans, [method]] = await Promise.all([
    orAbsent(api.getSummary({ tenantId }, options)),
    api.listManagedSubscriptions(undefined, options),
    api.listPlans(undefined, options),
    api.listPaymentMethods(undefined, options),
  ]);
  const { subscriptionId, currentPlanId, defaultPlanId } = summary;
  // Subscriptions that are over may be listed too.
  const managed = allManaged.find(({ id }) => id === subscriptionId) ?? allManaged[0];
  // Accounts whose subscription is not managed name it in the summary alone.
  const unmanaged =
    !managed && subscriptionId ? await orAbsent(api.getSubscription({ subscriptionId }, options)) : undefined;
  const record = managed ?? unmanaged;
  const plan =
    plans.find(({ id }) => id === currentPlanId) ??
    plans.find(({ slug }) => slug && slug === record?.plan?.slug) ??
    plans.find(({ id }) => id === defaultPlanId);
  const subscription: Subscription | undefined = record && {
    ...record,
    status: subscriptionStatus(record.status),
    managed: record === managed,
    planId: currentPlanId,
    paymentMethodId: summary.paymentMethodId,
  };
  return {
    summary,
    externallyManaged: Boolean(summary.externallyManaged || record?.externallyManaged),
    ...(subscription && { subscription }),
    ...(plan && { plan: toPlan(plan) }),
    ...(method && { paymentMethod: toPaymentMethod(method) }),
  };
};
