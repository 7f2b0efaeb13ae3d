import type { PlanRecord, SubscriptionRecord } from './contract';
import { type BillingErrorCode, billingError } from './errors';

const statuses = ['ACTIVE', 'CANCELED', 'INCOMPLETE', 'EXPIRED', 'TRIALING'] as const;

/**
 * Status of a subscription.
 * @see section 4 of the specification.
 */
export type SubscriptionStatus = (typeof statuses)[number];

/** Returns the status of a subscription; unknown values count as expired. */
export const subscriptionStatus = (sent: string | null | undefined): SubscriptionStatus =>
  statuses.find((status) => status.toLowerCase() === sent) ?? 'EXPIRED';

/** An account's subscription. */
export interface Subscription extends Omit<SubscriptionRecord, 'status'> {
  status: SubscriptionStatus;
  /** Whether it is a managed subscription, which has endpoints of its own. */
  managed: boolean;
  planId?: string | null;
  paymentMethodId?: string | null;
}

/** What decides whether a subscription can be changed. */
export interface ChangeableBilling {
  subscription?: Subscription;
  /** Whether the account is billed outside of the card provider. */
  externallyManaged: boolean;
}

/** Returns why a subscription cannot be changed; undefined when it can. */
export const changeRefusal = ({ subscription, externallyManaged }: ChangeableBilling) => {
  if (externallyManaged) return 'externally-managed' satisfies BillingErrorCode;
  return subscription ? undefined : ('subscription-not-found' satisfies BillingErrorCode);
};

/** Returns why a subscription cannot be canceled; undefined when it is active and not canceled yet. */
export const cancelRefusal = (billing: ChangeableBilling) => {
  const { status, cancellation } = billing.subscription ?? {};
  const isAllowed = status === 'ACTIVE' && !cancellation;
  return changeRefusal(billing) ?? (isAllowed ? undefined : ('cancel-refused' satisfies BillingErrorCode));
};

/** Returns why a subscription cannot be renewed; undefined when it was canceled and its period has not ended. */
export const renewRefusal = (billing: ChangeableBilling) => {
  const isAllowed = billing.subscription?.cancellation?.policy === 'atPeriodEnd';
  return changeRefusal(billing) ?? (isAllowed ? undefined : ('renew-refused' satisfies BillingErrorCode));
};

/** Returns whether a subscription can be canceled. */
export const mayCancel = (billing: ChangeableBilling): boolean => cancelRefusal(billing) === undefined;
/** Returns whether a cancellation can be reverted. */
export const mayRenew = (billing: ChangeableBilling): boolean => renewRefusal(billing) === undefined;

/**
 * Returns the subscription if the change is allowed.
 * @throws IdentityError with status 500 and the refusal as its code.
 */
export const changeable = (
  billing: ChangeableBilling,
  refusalOf: (billing: ChangeableBilling) => BillingErrorCode | undefined = changeRefusal,
): Subscription => {
  const refusal = refusalOf(billing);
  if (refusal || !billing.subscription) throw billingError(refusal ?? 'subscription-not-found', { statusCode: 500 });
  return billing.subscription;
};

/** A subscription that has ended. */
export interface FormerSubscription {
  id: string;
  status: SubscriptionStatus;
  /** Name of its plan, if the plan still exists. */
  planName?: string;
  /** ISO dates. */
  startDate?: string;
  endDate?: string;
}

const over: readonly SubscriptionStatus[] = ['CANCELED', 'EXPIRED'];

/** Returns the subscriptions that have ended, the latest first. */
export const endedSubscriptions = (
  records: readonly SubscriptionRecord[],
  plans: readonly PlanRecord[],
): FormerSubscription[] =>
  records
    .map((record): FormerSubscription => {
      const plan = plans.find(({ id, slug }) => id === record.planId || (slug && slug === record.plan?.slug));
      return {
        id: record.id,
        status: subscriptionStatus(record.status),
        planName: plan?.name ?? undefined,
        startDate: record.startDate ?? undefined,
        endDate: record.currentPeriodEnd ?? undefined,
      };
    })
    .filter(({ status }) => over.includes(status))
    .sort((a, b) => (Date.parse(b.endDate ?? '') || 0) - (Date.parse(a.endDate ?? '') || 0));
