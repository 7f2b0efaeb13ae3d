/** A rectangle in pixels; `x` is measured from the start of the plot. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the path of a bar whose upper end is rounded. */
export const barPath = ({ x, y, width, height }: Box, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x} ${y + height}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}Z`;
};

/** Returns the path of a line through points. */
export const linePath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
