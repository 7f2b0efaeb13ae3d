import { describe, expect, it } from 'vitest';
import { brandColorsOf } from '../../../demo/preview/theme/colors/logo-colors';

type Rgba = readonly [red: number, green: number, blue: number, alpha?: number];

const white: Rgba = [255, 255, 255];
const violet: Rgba = [91, 59, 214];
const orange: Rgba = [255, 120, 30];
const black: Rgba = [12, 12, 12];

/** Returns the pixels of a picture with so many of each color. */
const picture = (...parts: readonly (readonly [color: Rgba, count: number])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    parts.flatMap(([[red, green, blue, alpha = 255], count]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );

describe('the brand colors of a logo', () => {
  it('are its unchanged colors with a hue, the most prominent first, without its background', () => {
    expect(brandColorsOf(picture([white, 900], [orange, 40], [violet, 200], [black, 300]))).toEqual([
      '#5b3bd6',
      '#ff781e',
    ]);
  });

  it('merge shades of antialiased edges into the prevailing color', () => {
    const edge = Array.from({ length: 12 }, (_, at): [Rgba, number] => [[91 + at, 59 + at, 214 - at], 2]);
    expect(brandColorsOf(picture([violet, 100], ...edge))).toEqual(['#5b3bd6']);
  });

  it('exclude transparent pixels, and colors of a few pixels', () => {
    expect(brandColorsOf(picture([[255, 0, 0, 60], 500], [violet, 200], [orange, 2]))).toEqual(['#5b3bd6']);
  });

  it('are gray or black for a logo without a hue, and none for a white or empty one', () => {
    expect(brandColorsOf(picture([white, 500], [black, 100]))).toEqual(['#0c0c0c']);
    expect(brandColorsOf(picture([white, 500]))).toEqual([]);
    expect(brandColorsOf(picture([[0, 0, 0, 0], 500]))).toEqual([]);
    expect(brandColorsOf(new Uint8ClampedArray())).toEqual([]);
  });

  it('are four at most', () => {
    const hues: Rgba[] = [violet, orange, [20, 160, 60], [220, 20, 60], [0, 160, 200], [240, 210, 0]];
    expect(brandColorsOf(picture(...hues.map((hue): [Rgba, number] => [hue, 50])))).toHaveLength(4);
  });
});
