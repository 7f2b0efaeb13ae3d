import { locale } from '../../screens/locale';
import { addWorkingDays } from '../working-days';
import type { Forecast, Range } from './forecast';

const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const percent = new Intl.NumberFormat(locale, { style: 'percent' });

/** A part of one as a percentage. */
export const share = (part: number): string => percent.format(part);

/** A chance from 0 to 1 as a percentage, rounded down: what is not certain must not read as 100%. */
export const chanceWords = (chance: number): string => percent.format(Math.floor(chance * 100 + 1e-9) / 100);

/** The day of a moment that is counted in working days from `start`. */
export const dayAt = (start: Date, moment: number): string => short.format(addWorkingDays(start, Math.floor(moment)));

/** The day on which work is finished that ends at this moment; an end in the evening belongs to that day. */
export const endDay = (start: Date, end: number): string => dayAt(start, Math.max(0, Math.ceil(end) - 1));

/** The days between which eight runs of ten finish. */
export const endRange = (start: Date, { low, high }: Range): string => {
  const [first, last] = [endDay(start, low), endDay(start, high)];
  return first === last ? first : `${first} to ${last}`;
};

/** What the runs say about the end, in one sentence. */
export const finishWords = (start: Date, { middle, high }: Range): string =>
  `Half of the runs finish by ${endDay(start, middle)}, nine of ten by ${endDay(start, high)}.`;

/** Which task endangers the target, and by how much; `titleOf` gives its name. */
export const threatWords = ({ tasks, threat, chance }: Forecast, titleOf: (id: string) => string): string => {
  const gain = threat && tasks.get(threat)?.gain;
  if (!threat || !gain) return 'No single task would make the date likelier by going well.';
  return `“${titleOf(threat)}” threatens the date most. If it went as well as it could, the chance would be ${chanceWords(chance + gain)}.`;
};
