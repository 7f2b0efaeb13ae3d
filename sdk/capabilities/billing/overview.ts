import type { Api, CallOptions } from '../../core/api';
import { ApiError } from '../../core/errors';
import type { BillingSummary, contract, InvoiceRecord, PaymentMethodRecord, PlanRecord } from './contract';
import { billingError } from './errors';
import { currencyOf, fromMinorUnits, toMinorUnits } from './money';
import type { PaidPeriod } from './plan-charge';
import { type ChangeableBilling, type Subscription, subscriptionStatus } from './subscription-rules';

/** A plan that an account can subscribe to. */
export interface Plan extends Omit<PlanRecord, 'price'> {
  /** Price per month, in whole units of the currency; absent when the plan has none. */
  price?: number;
  currency: string;
  recurringInterval: 'month';
}

/** An invoice of an account. */
export interface Invoice extends Omit<InvoiceRecord, 'currency'> {
  /** In whole units of the currency, rounded to two decimals. */
  amount?: number;
  currency: string;
}

/** A payment method of an account. */
export interface PaymentMethod extends Omit<PaymentMethodRecord, 'type'> {
  type: 'unknown' | 'card';
}

/** Billing state of an account, without its invoices. */
export interface BillingOverview extends ChangeableBilling {
  summary: BillingSummary;
  /** The current plan, else the default plan. */
  plan?: Plan;
  /** The payment method that is charged. */
  paymentMethod?: PaymentMethod;
}

/** Returns a plan with its price and currency as fields. Default currency: US dollars. */
export const toPlan = ({ price, ...plan }: PlanRecord): Plan => ({
  ...plan,
  price: price?.amount ?? undefined,
  currency: currencyOf(price?.currency),
  recurringInterval: 'month',
});

/** Returns an invoice with its amount in whole units of the currency. */
export const toInvoice = (invoice: InvoiceRecord): Invoice => ({
  ...invoice,
  amount: typeof invoice.totalAmount === 'number' ? fromMinorUnits(invoice.totalAmount) : undefined,
  currency: currencyOf(invoice.currency),
});

const paidAt = ({ paymentDate }: InvoiceRecord): number => Date.parse(paymentDate ?? '') || 0;

/** Sorts invoices, newest first; those without a date come last. */
export const sortedInvoices = (invoices: readonly InvoiceRecord[]): Invoice[] =>
  [...invoices].sort((a, b) => paidAt(b) - paidAt(a)).map(toInvoice);

/** Returns a payment method whose type is `card` or `unknown`. */
export const toPaymentMethod = (method: PaymentMethodRecord): PaymentMethod => ({
  ...method,
  type: method.type === 'card' ? 'card' : 'unknown',
});

/** Returns the response, or undefined when the provider has no such object. */
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
 * Returns the billing state of an account.
 * @throws IdentityError `tenant-undefined` without an account.
 */
export const readOverview = async (
  api: OverviewApi,
  tenantId: string | undefined,
  options?: CallOptions,
): Promise<BillingOverview> => {
  if (!tenantId) throw billingError('tenant-undefined', { statusCode: 500 });
  const [summary = {}, allManaged, plans, [method]] = await Promise.all([
    orAbsent(api.getSummary({ tenantId }, options)),
    api.listManagedSubscriptions(undefined, options),
    api.listPlans(undefined, options),
    api.listPaymentMethods(undefined, options),
  ]);
  const { subscriptionId, currentPlanId, defaultPlanId } = summary;
  // The list may include subscriptions that have ended.
  const managed = allManaged.find(({ id }) => id === subscriptionId) ?? allManaged[0];
  // A subscription that is not managed appears only in the summary.
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

/** Returns the month of the plan that is paid for; undefined in a trial and without an active subscription. */
export const paidPeriod = ({ subscription, plan }: BillingOverview): PaidPeriod | undefined => {
  const [start, end] = [subscription?.currentPeriodStart, subscription?.currentPeriodEnd].map((at) =>
    Date.parse(at ?? ''),
  );
  if (subscription?.status !== 'ACTIVE' || !plan || !start || !end) return undefined;
  return { planId: plan.id, price: toMinorUnits(plan.price ?? 0), start, end };
};
