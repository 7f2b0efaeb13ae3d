import { describe, expect, test } from 'vitest';
import { layOutBars } from '../../../../ui/kit/chart/bar-layout';
import { placeTooltip } from '../../../../ui/kit/chart/place-tooltip';
import { looksOf, seriesOf } from '../../../../ui/kit/chart/series-looks';
import { barPath, linePath } from '../../../../ui/kit/chart/shapes';
import { wrapText } from '../../../../ui/kit/chart/wrap-text';

const measure = (text: string) => text.length * 10;

test.each([
  ['Short', 100, 2, ['Short']],
  ['Two words', 60, 2, ['Two', 'words']],
  ['Two words', 60, 1, ['Two w…']],
  ['One two three four', 80, 2, ['One two', 'three f…']],
  ['Uninterrupted', 60, 2, ['Unint…']],
  ['An uninterrupted', 60, 2, ['An', 'unint…']],
  ['Anything', 1, 2, ['A…']],
  // A letter of two code units is never cut in half.
  ['🙂🙂🙂🙂', 50, 1, ['🙂🙂…']],
])('"%s" in %i px and %i lines', (text, width, lines, expected) => {
  expect(wrapText(text, width, lines, measure)).toEqual(expected);
});

describe('bars', () => {
  const rows = [
    { label: 'A label', values: [10, 30], total: 40 },
    { label: 'B', values: [0, 0], total: 0 },
  ];
  const request = { rows, numberWidth: 20, measure };

  test('are beside their labels if there is room, and end before their number', () => {
    const { places, start } = layOutBars({ ...request, width: 500 });
    expect(start).toBe(70 + 12);
    expect(places[0]?.end).toBe(500 - 20 - 8);
    expect(places[1]?.end).toBe(start);
    expect(places[0]?.segments.map(({ width }) => width)).toEqual([97.5, 292.5]);
    expect(places[0]?.segments[1]?.x).toBe(start + 97.5);
  });

  test('are below their labels otherwise', () => {
    const { places, start, height } = layOutBars({ ...request, width: 260 });
    expect(start).toBe(0);
    for (const { lines, middle } of places) expect(lines.at(-1)?.y).toBeLessThan(middle);
    expect(places[1]?.area.y).toBe(places[0]?.area.height);
    expect(height).toBe(2 * (places[0]?.area.height ?? 0));
  });

  test('with a small number are still visible', () => {
    const few = [...rows, { label: 'C', values: [0.001, 0], total: 0.001 }];
    expect(layOutBars({ ...request, rows: few, width: 500 }).places[2]?.segments[0]?.width).toBe(2);
  });

  test('without any number have no length', () => {
    const none = [{ label: 'B', values: [0], total: 0 }];
    expect(layOutBars({ ...request, rows: none, width: 500 }).places[0]?.segments[0]?.width).toBe(0);
  });
});

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
  expect(barPath({ x: 0, y: 10, width: 10, height: 20 }, 'up')).toBe('M0 30v-17q0 -3 3 -3h4q3 0 3 3v17Z');
  expect(barPath({ x: 5, y: 0, width: 2, height: 20 }, 'along')).toBe('M5 0h1q1 0 1 1v18q0 1 -1 1h-1Z');
});

test('a line connects its points', () => {
  expect(
    linePath([
      { x: 0, y: 1 },
      { x: 2, y: 3 },
    ]),
  ).toBe('M0 1L2 3');
});
