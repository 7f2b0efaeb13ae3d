import { describe, expect, test } from 'vitest';
import { endPresets, secondsUntil } from '../../../ui/admin/users/access-end';

const now = Date.parse('2026-03-10T12:00:00Z');
const on = (lastDay: string, timeZone = 'UTC', at = now) => secondsUntil({ ends: 'date', lastDay }, at, timeZone);

describe('the end of access', () => {
  test('is null for never, whatever date is set', () => {
    expect(secondsUntil({ ends: 'never', lastDay: '2020-01-01' }, now, 'UTC')).toBeNull();
  });

  test.each(endPresets)('after %s days is at the same time of day', (ends) => {
    expect(secondsUntil({ ends, lastDay: '' }, now, 'UTC')).toBe(Number(ends) * 86_400);
    // Clocks go forward there on 29 March.
    const isLater = Number(ends) > 19;
    expect(secondsUntil({ ends, lastDay: '' }, now, 'Europe/Berlin')).toBe(
      Number(ends) * 86_400 - (isLater ? 3600 : 0),
    );
  });

  test.each([
    ['2026-03-10', 'UTC', 12 * 3600 - 1],
    ['2026-03-11', 'UTC', 36 * 3600 - 1],
    ['2026-03-10', 'Asia/Tokyo', 3 * 3600 - 1],
    ['2026-03-10', 'America/Los_Angeles', 19 * 3600 - 1],
    ['2026-03-09', 'Pacific/Kiritimati', undefined],
    // Midnight of 6 September does not exist there.
    ['2026-09-05', 'America/Santiago', 15_523_199],
  ])('on %s includes that day in %s', (lastDay, timeZone, seconds) => {
    expect(on(lastDay, timeZone)).toBe(seconds);
  });

  test('is in whole seconds, and over after the last one', () => {
    expect(on('2026-03-10', 'UTC', now + 1)).toBe(12 * 3600 - 2);
    expect(on('2026-03-10', 'UTC', Date.parse('2026-03-10T23:59:59Z'))).toBeUndefined();
  });

  test.each(['2026-03-09', '', '2026-02-31', '2026-04-31', '2026-13-01', '2026-05-01x', 'tomorrow'])(
    '%j is not a day to come',
    (lastDay) => expect(on(lastDay)).toBeUndefined(),
  );
});
