const DAY = 86_400_000;

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());

/** Returns the last weekday of the quarter of a day, as midnight in UTC. */
const lastWorkday = (year: number, quarter: number): number => {
  let at = Date.UTC(year, quarter * 3 + 3, 0);
  while (isWeekend(at)) at -= DAY;
  return at;
};

/** Returns the next drawing for a user who accepts now: acceptances count from the day after. */
export const nextDrawing = (now: Date): Date => {
  const year = now.getUTCFullYear();
  const quarter = Math.floor(now.getUTCMonth() / 3);
  const thisOne = lastWorkday(year, quarter);
  return new Date(now.getTime() < thisOne ? thisOne : lastWorkday(year, quarter + 1));
};
