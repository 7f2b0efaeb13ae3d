import { describe, expect, it } from 'vitest';
import { milestones, quartersAway, shareOfQuarter, tenseOf } from '../../../../demo/portal/pages/roadmap/milestones';
import { findRoute } from '../../../../demo/portal/routes';

const at = (day: string) => new Date(`${day}T12:00:00`);

describe('quarters', () => {
  it.each([
    ['2026-11-21', 2026, 4, 0],
    ['2026-11-21', 2027, 1, 1],
    ['2026-11-21', 2025, 4, -4],
    ['2026-01-01', 2025, 4, -1],
    ['2026-03-31', 2026, 1, 0],
    ['2026-04-01', 2027, 1, 3],
  ])('on %s, quarter %i/%i is %i away', (day, year, number, away) => {
    expect(quartersAway({ year, number }, at(day))).toBe(away);
  });

  it('include their first and last moment', () => {
    expect(shareOfQuarter(new Date(2026, 9, 1))).toBe(0);
    expect(shareOfQuarter(new Date(2026, 10, 15))).toBeCloseTo(0.49, 1);
    expect(shareOfQuarter(new Date(2026, 11, 31, 23, 59))).toBeLessThan(1);
  });

  it('are done, overdue, now, next or later', () => {
    expect([-3, -1, 0, 1, 2, 9].map((away) => tenseOf(away, true))).toEqual([
      ...['Done', 'Done', 'Now', 'Next', 'Later', 'Later'],
    ]);
    expect([-3, -1, 0, 1].map((away) => tenseOf(away, false))).toEqual(['Overdue', 'Overdue', 'Now', 'Next']);
  });
});

describe('milestones', () => {
  const tensesOn = (day: string) =>
    milestones.map(({ id, quarter, isDone = false }) => ({
      id,
      tense: tenseOf(quartersAway(quarter, at(day)), isDone),
    }));
  const idsOf = (day: string, tense: string) =>
    tensesOn(day).flatMap((milestone) => (milestone.tense === tense ? [milestone.id] : []));

  it('are sorted, have unique names, and link to a screen', () => {
    const quarters = milestones.map(({ quarter }) => quartersAway(quarter, at('2026-11-22')));
    expect(quarters).toEqual([...quarters].sort((a, b) => a - b));
    expect(new Set(milestones.map(({ id }) => id)).size).toBe(milestones.length);
    for (const { path } of milestones) expect(findRoute(path), path).toBeDefined();
  });

  it('are done in the quarter of their completion, whatever the date', () => {
    const first = milestones.find(({ id }) => id === 'outageClients');
    expect(first).toMatchObject({ quarter: { year: 2026, number: 2 }, isDone: true });
    for (const day of ['2026-11-22', '2027-01-02', '2027-07-02', '2031-12-31']) {
      expect(idsOf(day, 'Done'), day).toEqual(idsOf('2026-11-22', 'Done'));
    }
  });

  it('become due: the current one is overdue when it is not done, and the next one becomes current', () => {
    expect(idsOf('2026-11-22', 'Overdue')).toEqual([]);
    expect(idsOf('2027-01-02', 'Overdue')).toEqual(idsOf('2026-11-22', 'Now'));
    expect(idsOf('2027-01-02', 'Now')).toEqual(idsOf('2026-11-22', 'Next'));
    expect(idsOf('2027-07-02', 'Now')).toEqual(['forecasts', 'ownPortal']);
    expect(idsOf('2031-12-31', 'Overdue')).toEqual(milestones.filter(({ isDone }) => !isDone).map(({ id }) => id));
  });
});
