import type { BillingOverview } from '@gatehouse/sdk/billing';
import { daysLeft } from '../../kit/dates/date-range';

/** Next change of a plan; dates are ISO strings. */
export type PlanState =
  | { kind: 'none' | 'external' | 'incomplete' | 'ended' }
  | { kind: 'ends' | 'renews'; date: string }
  | { kind: 'trial'; date: string; days: number };

/**
 * Returns the state that the plan section renders.
 * @param now Milliseconds since the epoch
 * @param timeZone Zone in which the days of a trial are counted
 */
export const planState = (
  { externallyManaged, subscription }: BillingOverview,
  now: number,
  timeZone: string,
): PlanState => {
  if (externallyManaged) return { kind: 'external' };
  if (!subscription) return { kind: 'none' };
  const { status, cancellation, currentPeriodEnd, trialEnd } = subscription;
  if (status === 'INCOMPLETE') return { kind: 'incomplete' };
  if (status === 'TRIALING' && trialEnd) {
    return { kind: 'trial', date: trialEnd, days: daysLeft(Date.parse(trialEnd), now, timeZone) };
  }
  if (status !== 'ACTIVE' || !currentPeriodEnd) return { kind: 'ended' };
  return { kind: cancellation ? 'ends' : 'renews', date: currentPeriodEnd };
};

interface PricedPlan {
  id: string;
  /** Per month. */
  price?: number;
}

/** Returns whether a plan costs less than the current one. */
export const isCheaper = (candidate: PricedPlan, current: PricedPlan | undefined): boolean =>
  (candidate.price ?? 0) < (current?.price ?? 0);

/** Returns whether a user may change from one plan to another by themselves. */
export const mayChoose = (current: PricedPlan | undefined, candidate: PricedPlan, allowDowngrade: boolean): boolean =>
  candidate.id !== current?.id && (allowDowngrade || !isCheaper(candidate, current));
