const MINUTE = 60_000;
const steps: readonly [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60 * MINUTE, MINUTE, 'minute'],
  [24 * 60 * MINUTE, 60 * MINUTE, 'hour'],
  [60 * 24 * 60 * MINUTE, 24 * 60 * MINUTE, 'day'],
  [Number.POSITIVE_INFINITY, 30 * 24 * 60 * MINUTE, 'month'],
];

/** Returns the time between two timestamps in milliseconds as text: "3 hours ago". */
export const relativeTime = (language: string, time: number, now: number): string => {
  const distance = time - now;
  const [, size, unit] = steps.find(([limit]) => Math.abs(distance) < limit) ?? [0, MINUTE, 'minute' as const];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(distance / size), unit);
};
