const QUARTER = 3;

export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly number: number;
}

/** Returns the difference in quarters between a day in the local calendar and a quarter: -1 is the previous one. */
export const quartersAway = ({ year, number }: Quarter, day: Date): number =>
  (year - day.getFullYear()) * 4 + number - 1 - Math.floor(day.getMonth() / QUARTER);

/** Returns how much of a quarter has passed on a day, from 0 to 1. */
export const shareOfQuarter = (day: Date): number => {
  const first = Math.floor(day.getMonth() / QUARTER) * QUARTER;
  const start = new Date(day.getFullYear(), first, 1).getTime();
  const end = new Date(day.getFullYear(), first + QUARTER, 1).getTime();
  return (day.getTime() - start) / (end - start);
};

export type Tense = 'Done' | 'Overdue' | 'Now' | 'Next' | 'Later';

/** Returns the state of a quarter at this distance, by whether all its milestones are done. */
export const tenseOf = (away: number, isDone: boolean): Tense => {
  if (away < 0) return isDone ? 'Done' : 'Overdue';
  if (away === 0) return 'Now';
  return away === 1 ? 'Next' : 'Later';
};
