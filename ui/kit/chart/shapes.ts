/** A rectangle in pixels; `x` is measured from the start of the plot. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Direction in which a bar grows; that end is rounded. */
type Growth = 'up' | 'along';

/** Returns the path of a bar with one rounded end. */
export const barPath = ({ x, y, width, height }: Box, growth: Growth, radius = 3): string => {
  const r = Math.min(radius, width / 2, height / 2);
  return growth === 'up'
    ? `M${x} ${y + height}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}Z`
    : `M${x} ${y}h${width - r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${r - width}Z`;
};

/** Returns the path of a line through points. */
export const linePath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
