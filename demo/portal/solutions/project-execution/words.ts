import type { PrototypeTexts } from '../../texts/prototype-texts';
import { addWorkingDays } from '../working-days';
import type { Forecast, Range } from './forecast';
import { type TaskId, tasks } from './sample-project';

type Texts = PrototypeTexts<'project-execution'>;

/** Formats a fraction as a percentage. */
export const share = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(part);

/** Formats a probability as a percentage, rounded down: a value below 1 must not read as 100%. */
export const chanceText = (chance: number, locale: string): string =>
  share(Math.floor(chance * 100 + 1e-9) / 100, locale);

const dayFormat = (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });

const dayOf = (start: Date, moment: number): Date => addWorkingDays(start, Math.floor(moment));

/** Work that ends at the end of a day ends on that day, not on the next. */
const endOf = (start: Date, end: number): Date => dayOf(start, Math.max(0, Math.ceil(end) - 1));

/** Formats the day of a time in working days from `start`. */
export const dayAt = (start: Date, moment: number, locale: string): string =>
  dayFormat(locale).format(dayOf(start, moment));

/** Formats the day on which work ends that ends at this time. */
export const endDay = (start: Date, end: number, locale: string): string => dayFormat(locale).format(endOf(start, end));

/** Formats the days between which 80% of the runs finish. */
export const endRange = (start: Date, { low, high }: Range, locale: string): string =>
  dayFormat(locale).formatRange(endOf(start, low), endOf(start, high));

/** Describes the distribution of the end in one sentence. */
export const finishText = (start: Date, { middle, high }: Range, texts: Texts, locale: string): string =>
  texts.finishDays(endDay(start, middle, locale), endDay(start, high, locale));

/** Names the task that endangers the target most, and its gain. */
export const threatText = (
  { tasks: forecasts, threat, chance }: Pick<Forecast, 'tasks' | 'threat' | 'chance'>,
  texts: Texts,
  locale: string,
): string => {
  const gain = threat && forecasts.get(threat)?.gain;
  const task = tasks.find(({ id }) => id === threat);
  if (!task || !gain) return texts.noThreat;
  return texts.threatens(texts.tasks[task.id], chanceText(chance + gain, locale));
};

/** Names the dependencies of a task. */
export const dependenciesText = (needs: readonly TaskId[], texts: Texts, locale: string): string =>
  new Intl.ListFormat(locale).format(needs.map((id) => texts.needed[id]));
