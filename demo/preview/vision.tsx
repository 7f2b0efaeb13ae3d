import type { Setup } from './state/setup';

/**
 * Colors as seen without one kind of cones, by linear red, green and blue. Source: Machado, Oliveira and Fernandes 2009,
 * severity 1; without any cones, luminance alone.
 */
const matrices = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const;

const idOf = (name: string) => `vision-${name}`;

export const visionFilter = (vision: Setup['vision']): string => {
  if (vision === 'typical') return 'none';
  return vision === 'blurred' ? 'blur(2px)' : `url(#${idOf(vision)})`;
};

/** Renders the definitions of the filters: without a size, and not hidden, since filters of a hidden element do not apply. */
export function VisionFilters() {
  return (
    <svg className="absolute size-0" aria-hidden>
      {Object.entries(matrices).map(([name, rows]) => (
        <filter key={name} id={idOf(name)} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={[...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')} />
        </filter>
      ))}
    </svg>
  );
}
