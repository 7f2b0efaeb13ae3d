const factors = [1, 2, 5, 10];

/**
 * Returns round values from zero to at least `max`, in at most `steps` steps; integers unless fractions are allowed.
 */
export const ticksTo = (max: number, steps = 4, fractions = false): number[] => {
  const rawStep = (max > 0 ? max : 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rawStep));
  const nice = (factors.find((factor) => factor * power >= rawStep * (1 - 1e-9)) ?? 10) * power;
  const step = fractions ? nice : Math.max(1, nice);
  const count = Math.max(1, Math.ceil(max / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
};

/** A label on an axis, in pixels from the start of the plot. */
export interface AxisLabel {
  /** Desired center. */
  at: number;
  width: number;
}

/** A kept label, with its center moved so that it stays within the plot. */
export interface PlacedLabel {
  index: number;
  at: number;
}

const gap = 12;

const place = ({ at, width }: AxisLabel, length: number) =>
  Math.max(width / 2, Math.min(at, Math.max(width / 2, length - width / 2)));

/** Keeps every nth label, with the smallest n of `strides` (then any larger one) at which no two labels touch. */
export const thinLabels = (
  labels: readonly AxisLabel[],
  length: number,
  strides: readonly number[] = [1, 2, 3, 4, 6, 12],
): PlacedLabel[] => {
  const labelsAt = (stride: number) =>
    labels.flatMap((label, index) => (index % stride === 0 ? [{ ...label, index, at: place(label, length) }] : []));
  const fits = (stride: number) =>
    labelsAt(stride).every(({ at, width }, place, all) => {
      const before = all[place - 1];
      return !before || at - before.at >= (width + before.width) / 2 + gap;
    });
  let stride = strides.find(fits) ?? (strides.at(-1) ?? 1) + 1;
  while (!fits(stride)) stride += 1;
  return labelsAt(stride).map(({ index, at }) => ({ index, at }));
};
