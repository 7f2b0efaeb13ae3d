import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thinLabels, ticksTo } from '../../../../ui/kit/chart/axes';

describe('ticks', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [12, [0, 5, 10, 15]],
    [17, [0, 5, 10, 15, 20]],
    [400, [0, 100, 200, 300, 400]],
    [6012, [0, 2000, 4000, 6000, 8000]],
  ])('to %i', (max, expected) => {
    expect(ticksTo(max)).toEqual(expected);
  });

  test('have fractions only on request', () => {
    expect(ticksTo(0.7, 4, true)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(ticksTo(0.3, 4, true)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticksTo(0.7)).toEqual([0, 1]);
  });

  test('reach the highest value in few even steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 2, max: 8 }), (max, steps) => {
        const ticks = ticksTo(max, steps);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
        expect(ticks.length).toBeLessThanOrEqual(steps + 1);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('axis labels', () => {
  const row = (count: number, length: number, width: number) =>
    Array.from({ length: count }, (_, index) => ({ at: ((index + 0.5) * length) / count, width }));

  test('are all visible if there is room', () => {
    expect(thinLabels(row(6, 600, 40), 600).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('are thinned in the requested steps', () => {
    expect(thinLabels(row(28, 400, 40), 400, [1, 7]).map(({ index }) => index)).toEqual([0, 7, 14, 21]);
  });

  test('are thinned further when no requested step is enough', () => {
    expect(thinLabels(row(30, 100, 40), 100, [1, 2]).map(({ index }) => index)).toEqual([0, 22]);
  });

  test('are moved in from the edges', () => {
    expect(thinLabels([{ at: 3, width: 40 }], 100)).toEqual([{ index: 0, at: 20 }]);
    expect(thinLabels([{ at: 97, width: 40 }], 100)).toEqual([{ index: 0, at: 80 }]);
  });

  test('never overlap and never leave the plot', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 90 }),
        fc.integer({ min: 100, max: 900 }),
        (widths, length) => {
          const labels = widths.map((width, index) => ({ at: ((index + 0.5) * length) / widths.length, width }));
          const stored = thinLabels(labels, length).map(({ index, at }) => ({ at, half: (widths[index] ?? 0) / 2 }));
          expect(stored.length).toBeGreaterThan(0);
          for (const [place, { at, half }] of stored.entries()) {
            expect(at - half).toBeGreaterThanOrEqual(0);
            expect(at + half).toBeLessThanOrEqual(length);
            const before = stored[place - 1];
            if (before) expect(at - half).toBeGreaterThan(before.at + before.half);
          }
        },
      ),
    );
  });
});
