import { expect, it } from 'vitest';
import { MAX_ZOOM, middleOf, moved, zoomed } from '../../../ui/admin/profile/crop';
import { pictureProblem } from '../../../ui/admin/profile/picture-file';

const wide = { width: 300, height: 200 };

it('starts with the largest centered square', () => {
  expect(middleOf(wide)).toEqual({ x: 50, y: 0, size: 200 });
  expect(middleOf({ width: 200, height: 300 })).toEqual({ x: 0, y: 50, size: 200 });
});

it('moves within the picture', () => {
  const square = middleOf(wide);
  expect(moved(square, wide, { x: 20, y: 20 })).toEqual({ x: 70, y: 0, size: 200 });
  expect(moved(square, wide, { x: 500, y: -500 })).toEqual({ x: 100, y: 0, size: 200 });
});

it('zooms around the center, within its limits and the picture', () => {
  expect(zoomed(middleOf(wide), wide, 2)).toEqual({ x: 100, y: 50, size: 100 });
  expect(zoomed(middleOf(wide), wide, 99).size).toBe(200 / MAX_ZOOM);
  const corner = moved(zoomed(middleOf(wide), wide, 2), wide, { x: 999, y: 999 });
  expect(zoomed(corner, wide, 1)).toEqual({ x: 100, y: 0, size: 200 });
});

it.each([
  [{ type: 'image/png', size: 100 }, undefined],
  [{ type: 'image/svg+xml', size: 100 }, 'type'],
  [{ type: '', size: 100 }, 'type'],
  [{ type: 'image/jpeg', size: 20 * 1024 * 1024 }, undefined],
  [{ type: 'image/jpeg', size: 31 * 1024 * 1024 }, 'size'],
])('accepts pictures only: %j', (file, problem) => expect(pictureProblem(file)).toBe(problem));
