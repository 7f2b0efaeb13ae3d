import type { Environment } from '../core/environment';

/**
 * Notes in this tab that something happens now; false, and nothing noted, when it happened `limit` times within the
 * last `ms` milliseconds. What sends a page away asks here first, so that no provider can send it around for ever.
 */
export const noteUnlessTooOften = (
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
