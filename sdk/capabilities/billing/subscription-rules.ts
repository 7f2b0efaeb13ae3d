import type { SubscriptionRecord } from './contract';
import { type BillingErrorCode, billingFault } from './errors';

const statuses = ['ACTIVE', 'CANCELED', 'INCOMPLETE', 'EXPIRED', 'TRIALING'] as const;

/** Where a subscription stands. Source: section 4 of the specification. */
export type SubscriptionStatus = (typeof statuses)[number];

/** The status of a subscription; what is not known counts as expired. */
export const subscriptionStatus = (sent: string | null | undefined): SubscriptionStatus =>
  statuses.find((status) => status.toLowerCase() === sent) ?? 'EXPIRED';

/** An account's subscription. */
export interface Subscription extends Omit<SubscriptionRecord, 'status'> {
  status: SubscriptionStatus;
  /** Whether it is one of the managed subscriptions: they are changed at addresses of their own. */
  managed: boolean;
  planId?: string | null;
  paymentMethodId?: string | null;
}

/** What decides whether a subscription may be changed. */
export interface ChangeableBilling {
  subscription?: Subscription;
  /** The account is billed outside the card provider. */
  externallyManaged: boolean;
}

/** Why a subscription cannot be changed at all; undefined when it can. */
export const changeRefusal = ({ subscription, externallyManaged }: ChangeableBilling) => {
  if (externallyManaged) return 'externally-managed' satisfies BillingErrorCode;
  return subscription ? undefined : ('subscription-not-found' satisfies BillingErrorCode);
};

/** Why a subscription cannot be cancelled; undefined when it can: it is active and not cancelled yet. */
export const cancelRefusal = (billing: ChangeableBilling) => {
  const { status, cancellation } = billing.subscription ?? {};
  const may = status === 'ACTIVE' && !cancellation;
  return changeRefusal(billing) ?? (may ? undefined : ('cancel-refused' satisfies BillingErrorCode));
};

/** Why a subscription cannot be renewed; undefined when it can: it was cancelled to the end of its period. */
export const renewRefusal = (billing: ChangeableBilling) => {
  const may = billing.subscription?.cancellation?.policy === 'atPeriodEnd';
  return changeRefusal(billing) ?? (may ? undefined : ('renew-refused' satisfies BillingErrorCode));
};

/** Whether a subscription can be cancelled. */
export const mayCancel = (billing: ChangeableBilling): boolean => cancelRefusal(billing) === undefined;
/** Whether a cancellation can be taken back. */
export const mayRenew = (billing: ChangeableBilling): boolean => renewRefusal(billing) === undefined;

/**
 * The subscription, when nothing speaks against the change.
 * @throws IdentityError with status 500 and the refusal as its code.
 */
export const changeable = (
  billing: ChangeableBilling,
  refusalOf: (billing: ChangeableBilling) => BillingErrorCode | undefined = changeRefusal,
): Subscription => {
  const refusal = refusalOf(billing);
  if (refusal || !billing.subscription) throw billingFault(refusal ?? 'subscription-not-found', { statusCode: 500 });
  return billing.subscription;
};
