import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Maximum number of colors in a palette. */
const COLORS = 256;

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(named));
  return Buffer.concat([ends[0], named, ends[1]]);
};

/** Neighboring shades of an edge count as one color. */
const coarse = (color: number) => color & 0xfcfcfc;

const distance = (a: number, b: number): number =>
  [16, 8, 0].reduce((sum, by) => sum + (((a >> by) & 255) - ((b >> by) & 255)) ** 2, 0);

/** The most frequent colors of a picture. */
const paletteOf = (colors: readonly number[]): number[] => {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, COLORS)
    .map(([color]) => color);
};

/** Writes a screenshot with a palette, which takes a third of the bytes. */
export const smallPng = (picture: Buffer): Buffer => {
  const { width, height, data } = PNG.sync.read(picture);
  const colors = Array.from({ length: width * height }, (_, at) => coarse(data.readUIntBE(at * 4, 3)));
  const palette = paletteOf(colors);
  const nearest = new Map(palette.map((color, at) => [color, at]));
  const indexOf = (color: number): number => {
    const known = nearest.get(color);
    if (known !== undefined) return known;
    const found = palette.reduce(
      (best, candidate, at) => (distance(candidate, color) < distance(palette[best] ?? 0, color) ? at : best),
      0,
    );
    nearest.set(color, found);
    return found;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, color] of colors.entries()) rows[at + Math.floor(at / width) + 1] = indexOf(color);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const table = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const parts = [chunk('IHDR', head), chunk('PLTE', table), chunk('IDAT', deflateSync(rows, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
};
