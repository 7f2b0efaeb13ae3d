import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from '../../visual/compare';

type Color = readonly [number, number, number];
const WHITE: Color = [255, 255, 255];
const BORDER: Color = [210, 210, 215];

/** A card with a border, as a PNG file. */
const card = ({ width = 60, height = 40, border = 1, color = BORDER } = {}): Buffer => {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isBorder = x < border || y < border || x >= width - border || y >= height - border;
      picture.data.set([...(isBorder ? color : WHITE), 255], (y * width + x) * 4);
    }
  return PNG.sync.write(picture);
};

describe('two pictures', () => {
  it('are equal without a difference', () => {
    expect(compare(card(), card())).toBeUndefined();
  });

  it('differ by one pixel of a border', () => {
    const difference = compare(card(), card({ border: 2 }));
    expect(difference?.pixels).toBeGreaterThan(100);
    const { width, height } = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
    expect([width, height]).toEqual([60, 40]);
  });

  it('differ by one color', () => {
    expect(compare(card(), card({ color: [190, 190, 215] }))?.pixels).toBe(196);
  });

  it('differ by a shade of a color', () => {
    expect(compare(card({ color: [31, 95, 208] }), card({ color: [37, 99, 216] }))?.pixels).toBe(196);
  });

  it('differ by one step of lightness in OKLCH', () => {
    // oklch(0.5 0.15 262) and oklch(0.51 0.15 262), oklch(0.21 0.006 286) and oklch(0.22 0.006 286).
    expect(compare(card({ color: [48, 94, 183] }), card({ color: [51, 97, 187] }))?.pixels).toBe(196);
    expect(compare(card({ color: [24, 24, 27] }), card({ color: [26, 26, 29] }))?.pixels).toBe(196);
  });

  it('are equal when a pixel is one level off', () => {
    expect(compare(card({ color: [149, 150, 160] }), card({ color: [148, 149, 159] }))).toBeUndefined();
  });

  it('differ by their height alone', () => {
    expect(compare(card({ border: 0 }), card({ border: 0, height: 41 }))).toBeDefined();
  });
});
