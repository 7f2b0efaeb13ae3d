/** Formats a number of seconds: seconds up to 90, then whole minutes, then whole hours, rounded up. */
export const durationText = (language: string, seconds: number): string => {
  const [value, unit] =
    seconds <= 90 ? [seconds, 'second'] : seconds <= 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
};
