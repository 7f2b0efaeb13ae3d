import { describe, expect, test } from 'vitest';
import { placeTooltip } from '../../../../ui/kit/chart/chart-tooltip';
import { looksOf, seriesOf } from '../../../../ui/kit/chart/series';
import { barPath, linePath } from '../../../../ui/kit/chart/time-shapes';

describe('a tooltip', () => {
  const size = { width: 100, height: 40 };
  const bounds = { start: -20, top: -60, end: 420, bottom: 220 };

  test.each([
    ['above its anchor', { x: 200, y: 100 }, { x: 150, y: 52 }],
    ['not over the start', { x: 5, y: 100 }, { x: -14, y: 52 }],
    ['not over the end', { x: 400, y: 100 }, { x: 314, y: 52 }],
    ['after its anchor where nothing fits above', { x: 100, y: -20 }, { x: 116, y: -54 }],
    ['before it where there is more room', { x: 300, y: -20 }, { x: 184, y: -54 }],
  ])('is placed %s', (_, anchor, expected) => {
    expect(placeTooltip(anchor, size, bounds)).toEqual(expected);
  });
});

describe('series', () => {
  test('follow the requested order, then their first appearance', () => {
    const requested = [{ name: 'b', tone: 'danger' as const }, { name: 'unused' }];
    expect(seriesOf(['a', 'b', 'a', undefined], requested).map(({ name }) => name)).toEqual(['b', 'unused', 'a', '']);
    expect(seriesOf([])).toEqual([{ name: '' }]);
  });

  test('are distinguishable without color', () => {
    const looks = looksOf(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, tone: 'info' as const })));
    expect(new Set(looks.map(({ fill }) => fill)).size).toBe(6);
    expect(new Set(looks.map(({ dash }) => dash)).size).toBe(6);
    expect(looks.every(({ tone }) => tone === 'info')).toBe(true);
  });

  test('repeat colors and patterns after six', () => {
    const looks = looksOf([...'abcdefg'].map((name) => ({ name })));
    expect(looks[6]?.fill).toBe(looks[0]?.fill);
    expect(looks[6]?.tone).toBe(looks[0]?.tone);
  });
});

test('a bar is rounded at its end, and never more than its width', () => {
  expect(barPath({ x: 0, y: 10, width: 10, height: 20 }, 3)).toBe('M0 30v-17q0 -3 3 -3h4q3 0 3 3v17Z');
  expect(barPath({ x: 5, y: 0, width: 2, height: 20 }, 3)).toBe('M5 20v-19q0 -1 1 -1h0q1 0 1 1v19Z');
});

test('a line connects its points', () => {
  expect(
    linePath([
      { x: 0, y: 1 },
      { x: 2, y: 3 },
    ]),
  ).toBe('M0 1L2 3');
});
