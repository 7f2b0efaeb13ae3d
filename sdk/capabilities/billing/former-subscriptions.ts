import type { PlanRecord, SubscriptionRecord } from './contract';
import { type SubscriptionStatus, subscriptionStatus } from './subscription-rules';

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
