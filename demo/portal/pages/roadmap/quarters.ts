const QUARTER = 3;

export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly number: number;
}

/** How many quarters lie between a day's own, by the calendar of the reader, and another one: -1 is the one before. */
export const quartersAway = ({ year, number }: Quarter, day: Date): number =>
  (year - day.getFullYear()) * 4 + number - 1 - Math.floor(day.getMonth() / QUARTER);

/** How far along a quarter is at a day, from 0 to 1. */
export const shareOfQuarter = (day: Date): number => {
  const first = Math.floor(day.getMonth() / QUARTER) * QUARTER;
  const start = new Date(day.getFullYear(), first, 1).getTime();
  const end = new Date(day.getFullYear(), first + QUARTER, 1).getTime();
  return (day.getTime() - start) / (end - start);
};

export type Tense = 'Done' | 'Overdue' | 'Now' | 'Next' | 'Later';

/** How a quarter is spoken of, so many quarters away, by whether everything in it is done. */
export const tenseOf = (away: number, isDone: boolean): Tense => {
  if (away < 0) return isDone ? 'Done' : 'Overdue';
  if (away === 0) return 'Now';
  return away === 1 ? 'Next' : 'Later';
};
