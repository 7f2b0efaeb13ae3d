import { describe, expect, test } from 'vitest';
import { endPresets, secondsUntil } from '../../../ui/admin/users/access-end';

const now = new Date('2026-03-10T12:00:00').getTime();
const on = (lastDay: string) => secondsUntil({ ends: 'date', lastDay }, now);

describe('the end of access', () => {
  test('is null for never, whatever date is set', () => {
    expect(secondsUntil({ ends: 'never', lastDay: '2020-01-01' }, now)).toBeNull();
  });

  test.each(endPresets)('after %s days is that number of days in seconds', (ends) => {
    expect(secondsUntil({ ends, lastDay: '' }, now)).toBe(Number(ends) * 86_400);
  });

  test('on a date includes that date, in integer seconds', () => {
    expect(on('2026-03-10')).toBe(12 * 3600 - 1);
    expect(on('2026-03-11')).toBe(36 * 3600 - 1);
    expect(secondsUntil({ ends: 'date', lastDay: '2026-03-10' }, now + 1)).toBe(12 * 3600 - 2);
  });

  test.each(['2026-03-09', '', '2026-02-31x', 'tomorrow'])('%j is not a future date', (lastDay) => {
    expect(on(lastDay)).toBeUndefined();
  });

  test('a date has passed after its last second', () => {
    const late = new Date('2026-03-10T23:59:59').getTime();
    expect(secondsUntil({ ends: 'date', lastDay: '2026-03-10' }, late)).toBeUndefined();
  });
});
