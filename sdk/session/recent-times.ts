import type { Environment } from '../core/environment';

/**
 * Records an event of this tab; returns false, without recording it, when it happened `limit` times within the last
 * `ms` milliseconds. Code that navigates away calls this first, so that no provider can cause an endless redirect loop.
 */
export const recordUnlessTooOften = (
  { tab, now }: Pick<Environment, 'tab' | 'now'>,
  key: string,
  { limit, ms }: { limit: number; ms: number },
): boolean => {
  const times = (tab.getItem(key) ?? '')
    .split(',')
    .map(Number)
    .filter((time) => time > 0 && Math.abs(now() - time) < ms);
  if (times.length >= limit) return false;
  tab.setItem(key, [...times, now()].join(','));
  return true;
};
