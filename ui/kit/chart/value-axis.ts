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
