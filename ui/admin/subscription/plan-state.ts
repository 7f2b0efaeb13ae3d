import type { BillingOverview } from '@gatehouse/sdk/billing';

const DAY = 24 * 60 * 60_000;

/** What comes next for a plan; dates are ISO texts. */
export type PlanState =
  | { kind: 'none' | 'external' | 'incomplete' | 'ended' }
  | { kind: 'ends' | 'renews'; date: string }
  | { kind: 'trial'; date: string; days: number };

/** Decides what the plan section says. @param now Milliseconds since the epoch. */
export const planState = ({ externallyManaged, subscription }: BillingOverview, now: number): PlanState => {
  if (externallyManaged) return { kind: 'external' };
  if (!subscription) return { kind: 'none' };
  const { status, cancellation, currentPeriodEnd, trialEnd } = subscription;
  if (status === 'INCOMPLETE') return { kind: 'incomplete' };
  if (status === 'TRIALING' && trialEnd) {
    return { kind: 'trial', date: trialEnd, days: Math.max(0, Math.ceil((Date.parse(trialEnd) - now) / DAY)) };
  }
  if (status !== 'ACTIVE' || !currentPeriodEnd) return { kind: 'ended' };
  return { kind: cancellation ? 'ends' : 'renews', date: currentPeriodEnd };
};

/** Whether a user may move from one plan to another by themselves; prices are per month. */
export const mayChoose = (
  current: { id: string; price?: number } | undefined,
  wanted: { id: string; price?: number },
  allowDowngrade: boolean,
): boolean => wanted.id !== current?.id && (allowDowngrade || (wanted.price ?? 0) >= (current?.price ?? 0));
