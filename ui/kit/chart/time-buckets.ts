/** The interval covered by one bar or point. */
export type TimeInterval = 'day' | 'week' | 'month' | 'year';

/**
 * A point in time: a date, milliseconds since 1970, or an ISO string. A date-only string is that day in every time
 * zone.
 */
export type Moment = Date | string | number;

/** One event, or several simultaneous events. */
export interface TimePoint {
  at: Moment;
  /** Name of the series. Default: a single unnamed series. */
  series?: string;
  /** Number of events. Default 1. */
  value?: number;
}

/** One interval. Days are counted from 1 January 1970 in the calendar of the given time zone. */
export interface TimeBucket {
  /** First day. */
  start: number;
  /** Last day. */
  end: number;
  /** One sum per series. */
  values: number[];
}

interface BucketsRequest {
  points: readonly TimePoint[];
  interval: TimeInterval | 'auto';
  /** Series names, in the order of the sums. */
  series: readonly string[];
  /** First day of the week, 1 for Monday to 7 for Sunday. */
  weekStart: number;
  timeZone?: string;
  from?: Moment;
  to?: Moment;
}

const dayMs = 86_400_000;
const maxBuckets = 1000;
/** Minimum number of days, since a single day would be one bar as wide as the plot. */
const minDays = 7;
const coarser = { day: 'week', week: 'month', month: 'year', year: 'year' } as const;
const dateAlone = /^\d{4}-\d\d-\d\d$/;

/** Converts points in time to days of a time zone's calendar, counted from 1 January 1970; `NaN` for invalid ones. */
export const dayCounter = (timeZone?: string) => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (moment: Moment): number => {
    const at = new Date(moment);
    if (Number.isNaN(at.getTime())) return Number.NaN;
    if (typeof moment === 'string' && dateAlone.test(moment)) return at.getTime() / dayMs;
    const parts = Object.fromEntries(calendar.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day) / dayMs;
  };
};

/** Returns the day as a date at midnight UTC, to be formatted in UTC. */
export const dateOf = (day: number) => new Date(day * dayMs);

const monthOf = (day: number, ahead = 0) => {
  const date = dateOf(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead) / dayMs;
};
const yearOf = (day: number, ahead = 0) => Date.UTC(dateOf(day).getUTCFullYear() + ahead, 0) / dayMs;
/** 1 January 1970 was a Thursday. */
const daysIntoWeek = (day: number, weekStart: number) => (((day + 4 - weekStart) % 7) + 7) % 7;

/** Returns the first day of the bucket that contains a day. */
export const startOf = (day: number, interval: TimeInterval, weekStart: number): number => {
  if (interval === 'year') return yearOf(day);
  if (interval === 'month') return monthOf(day);
  return interval === 'week' ? day - daysIntoWeek(day, weekStart) : day;
};

const next = (start: number, interval: TimeInterval): number => {
  if (interval === 'year') return yearOf(start, 1);
  if (interval === 'month') return monthOf(start, 1);
  return start + (interval === 'week' ? 7 : 1);
};

const lengths = { day: 1, week: 7, month: 28, year: 365 };

/** Returns the interval that divides a number of days into at most about 30 buckets. */
export const intervalFor = (days: number): TimeInterval => {
  if (days <= 31) return 'day';
  if (days <= 26 * 7) return 'week';
  return days <= 3 * 366 ? 'month' : 'year';
};

const bounded = (interval: TimeInterval, days: number): TimeInterval =>
  interval !== 'year' && days / lengths[interval] > maxBuckets ? bounded(coarser[interval], days) : interval;

/** Sums points by interval, including empty intervals. Returns `undefined` without points and without a range. */
export const bucketsOf = ({ points, interval, series, weekStart, timeZone, from, to }: BucketsRequest) => {
  const dayOf = dayCounter(timeZone);
  const counted = points.map((point) => ({ ...point, day: dayOf(point.at) })).filter(({ day }) => !Number.isNaN(day));
  const days = counted.map(({ day }) => day);
  const last = to === undefined ? days.reduce((a, b) => Math.max(a, b), -Infinity) : dayOf(to);
  const earliest = from === undefined ? days.reduce((a, b) => Math.min(a, b), Infinity) : dayOf(from);
  const first =
    from === undefined && interval === 'auto' ? Math.min(earliest, last - minDays + 1) : Math.min(earliest, last);
  if (!Number.isFinite(first) || !Number.isFinite(last)) return { interval: 'day' as const, buckets: [] };

  const span = last - first + 1;
  const chosen = bounded(interval === 'auto' ? intervalFor(span) : interval, span);
  const buckets = new Map<number, TimeBucket>();
  for (let start = startOf(first, chosen, weekStart); start <= last; start = next(start, chosen)) {
    buckets.set(start, { start, end: next(start, chosen) - 1, values: series.map(() => 0) });
  }
  for (const { day, series: name = '', value = 1 } of counted) {
    if (day < first || day > last) continue;
    const bucket = buckets.get(startOf(day, chosen, weekStart));
    const place = series.indexOf(name);
    if (bucket && place >= 0 && value > 0) bucket.values[place] = (bucket.values[place] ?? 0) + value;
  }
  return { interval: chosen, buckets: [...buckets.values()] };
};
