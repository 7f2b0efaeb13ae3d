import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Color distance from which a pixel counts as changed, 0 to 1: two of 255 levels of gray. A browser paints a rounded corner in
 * one of two neighboring levels, depending on what it painted before.
 */
const THRESHOLD = 0.005;
/** Fewer pixels are such corners as well: a border of 1 px has more on the smallest element. */
const MIN_PIXELS = 4;

export interface Difference {
  /** Pixels that differ; antialiased ones do not count. */
  pixels: number;
  /** PNG of the difference. */
  picture: Buffer;
}

/** The picture on a ground of the given size, so that pictures of two sizes can be compared. */
const enlarge = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
};

/** Compares two PNG files. Returns undefined where they look the same. */
export const compare = (before: Buffer, after: Buffer): Difference | undefined => {
  if (before.equals(after)) return undefined;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [first, second] = [enlarge(pictures[0], width, height), enlarge(pictures[1], width, height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, difference.data, width, height, { threshold: THRESHOLD });
  const hasOneSize = pictures[0].width === pictures[1].width && pictures[0].height === pictures[1].height;
  if (pixels < MIN_PIXELS && hasOneSize) return undefined;
  return { pixels, picture: PNG.sync.write(difference) };
};
