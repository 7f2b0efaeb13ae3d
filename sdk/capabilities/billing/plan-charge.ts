const DAY = 24 * 60 * 60_000;

/** The month of a plan that is paid for. Amounts are in minor units, times in milliseconds since the epoch. */
export interface PaidPeriod {
  planId: string;
  price: number;
  start: number;
  end: number;
}

/** What a change of plan costs at once, in minor units. */
export interface PlanCharge {
  due: number;
  /** Part of the paid month that is credited. */
  credit: number;
  /** Number of days that are credited. */
  days: number;
}

/**
 * Returns what a change to a plan costs at once. A more expensive plan begins a month, and credits each day of the paid
 * one that has not ended; the price of a cheaper plan applies from the next charge on.
 *
 * @param paid Month that is paid for; undefined if there is none, as in a trial.
 * @param now Milliseconds since the epoch.
 */
export const planCharge = (
  paid: PaidPeriod | undefined,
  next: { id: string; price: number },
  now: number,
): PlanCharge => {
  if (!paid) return { due: next.price, credit: 0, days: 0 };
  if (next.id === paid.planId || next.price < paid.price) return { due: 0, credit: 0, days: 0 };
  // Whole days, so that the amount is still the same when the user has read it.
  const all = Math.max(1, Math.round((paid.end - paid.start) / DAY));
  const days = Math.min(all, Math.max(0, Math.ceil((paid.end - now) / DAY)));
  const credit = Math.round((paid.price * days) / all);
  return { due: Math.max(0, next.price - credit), credit, days };
};
