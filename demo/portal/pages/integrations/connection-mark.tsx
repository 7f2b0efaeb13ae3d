export type Shape = 'circle' | 'square' | 'diamond' | 'triangle' | 'half' | 'ring';

/** Shapes centered in a view box of 24 units. */
const paths: Readonly<Record<Shape, string>> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  square: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z',
  diamond: 'M12 2l10 10l-10 10L2 12Z',
  triangle: 'M12 3l10 18H2Z',
  half: 'M2 17a10 10 0 0 1 20 0Z',
  ring: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Zm0 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
};

/** Renders two shapes that meet: our product and the other one. */
export function ConnectionMark({ shapes: [first, second] }: { shapes: readonly [Shape, Shape] }) {
  return (
    <svg className="connection-mark" viewBox="0 0 40 40" aria-hidden="true">
      <path className="connection-first" d={paths[first]} transform="translate(2 2)" />
      <path className="connection-second" d={paths[second]} transform="translate(14 14)" />
    </svg>
  );
}
