/** The day of a moment, at local midnight. */
export const startOfDay = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** The day so many days later; negative numbers go back. */
export const addDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** True from Monday to Friday; public holidays are not known here. */
export const isWorkingDay = (date: Date): boolean => date.getDay() % 6 !== 0;

/** This day, or the first working day after it. */
export const nextWorkingDay = (date: Date): Date => (isWorkingDay(date) ? date : nextWorkingDay(addDays(date, 1)));

/** The day so many working days later; negative numbers go back, 0 is the day itself. */
export const addWorkingDays = (date: Date, days: number): Date => {
  const step = Math.sign(days);
  let day = date;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, step);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
};

/** How many working days the second day lies after the first; negative where it lies before. */
export const workingDaysBetween = (from: Date, to: Date): number => {
  if (to < from) return -workingDaysBetween(to, from);
  let count = 0;
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) count += 1;
  }
  return count;
};
