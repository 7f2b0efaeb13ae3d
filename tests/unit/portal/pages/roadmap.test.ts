import { describe, expect, it } from 'vitest';
import { milestones } from '../../../../demo/portal/pages/roadmap/milestones';
import { quarterFrom, shareOfQuarter, tenseOf } from '../../../../demo/portal/pages/roadmap/quarters';
import { findRoute } from '../../../../demo/portal/routes';

describe('quarters', () => {
  it.each([
    ['2026-11-21', 0, 2026, 4],
    ['2026-11-21', 1, 2027, 1],
    ['2026-11-21', -4, 2025, 4],
    ['2026-01-01', -1, 2025, 4],
    ['2026-03-31', 0, 2026, 1],
    ['2026-04-01', 3, 2027, 1],
  ])('%s and %i more is quarter %i/%i', (day, offset, year, number) => {
    expect(quarterFrom(new Date(`${day}T12:00:00`), offset)).toEqual({ year, number });
  });

  it('are over from their first to their last moment', () => {
    expect(shareOfQuarter(new Date(2026, 9, 1))).toBe(0);
    expect(shareOfQuarter(new Date(2026, 10, 15))).toBeCloseTo(0.49, 1);
    expect(shareOfQuarter(new Date(2026, 11, 31, 23, 59))).toBeLessThan(1);
  });

  it('are done, now, next or later', () => {
    expect([-3, -1, 0, 1, 2, 9].map(tenseOf)).toEqual(['Done', 'Done', 'Now', 'Next', 'Later', 'Later']);
  });
});

it('milestones are in order, each named once, each leading to a screen', () => {
  const quarters = milestones.map(({ quarter }) => quarter);
  expect(quarters).toEqual([...quarters].sort((a, b) => a - b));
  expect(new Set(milestones.map(({ title }) => title)).size).toBe(milestones.length);
  for (const { path } of milestones) expect(findRoute(path), path).toBeDefined();
});
