/** Returns local midnight of the day of a time. */
export const startOfDay = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Returns the day this many days later; negative numbers go back. */
export const addDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** Returns true from Monday to Friday; public holidays are ignored. */
export const isWorkingDay = (date: Date): boolean => date.getDay() % 6 !== 0;

export const nextWorkingDay = (date: Date): Date => (isWorkingDay(date) ? date : nextWorkingDay(addDays(date, 1)));

/** Returns the day this many working days later; negative numbers go back, 0 returns the day itself. */
export const addWorkingDays = (date: Date, days: number): Date => {
  const step = Math.sign(days);
  let day = date;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, step);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
};

/** Returns the number of working days from the first day to the second; negative when it is earlier. */
export const workingDaysBetween = (from: Date, to: Date): number => {
  if (to < from) return -workingDaysBetween(to, from);
  let count = 0;
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) count += 1;
  }
  return count;
};
