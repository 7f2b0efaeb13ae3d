/** A square section of a picture, in the picture's pixels. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

interface Size {
  width: number;
  height: number;
}

/** Maximum zoom factor. */
export const MAX_ZOOM = 4;

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Returns the largest centered square of a picture. */
export const middleOf = ({ width, height }: Size): Square => {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
};

/** Moves a square within the bounds of the picture. */
export const moved = (square: Square, { width, height }: Size, by: { x: number; y: number }): Square => ({
  ...square,
  x: between(square.x + by.x, 0, width - square.size),
  y: between(square.y + by.y, 0, height - square.size),
});

/** Zooms by a factor from 1 to {@link MAX_ZOOM}, around the center as far as the picture's bounds allow. */
export const zoomed = (square: Square, picture: Size, zoom: number): Square => {
  const size = Math.min(picture.width, picture.height) / between(zoom, 1, MAX_ZOOM);
  const shift = (square.size - size) / 2;
  return moved({ ...square, size }, picture, { x: shift, y: shift });
};
