const QUARTER = 3;

interface Quarter {
  year: number;
  /** 1 to 4. */
  number: number;
}

/** The quarter that lies some quarters from a day's own, by the calendar of the reader. */
export const quarterFrom = (day: Date, offset: number): Quarter => {
  const index = day.getFullYear() * 4 + Math.floor(day.getMonth() / QUARTER) + offset;
  return { year: Math.floor(index / 4), number: (((index % 4) + 4) % 4) + 1 };
};

/** How far along a quarter is at a day, from 0 to 1. */
export const shareOfQuarter = (day: Date): number => {
  const first = Math.floor(day.getMonth() / QUARTER) * QUARTER;
  const start = new Date(day.getFullYear(), first, 1).getTime();
  const end = new Date(day.getFullYear(), first + QUARTER, 1).getTime();
  return (day.getTime() - start) / (end - start);
};

export type Tense = 'Done' | 'Now' | 'Next' | 'Later';

/** How a quarter is spoken of. */
export const tenseOf = (offset: number): Tense => {
  if (offset < 0) return 'Done';
  if (offset === 0) return 'Now';
  return offset === 1 ? 'Next' : 'Later';
};
