import { addDays } from '../working-days';

const pad = (part: number): string => String(part).padStart(2, '0');

/** A local day as a date field holds it, such as 2026-03-09. */
export const toFieldValue = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** The day in a date field, or why it will not do: it has to lie after today, and within a year. */
export const readStartDate = (value: string, today: Date): { date: Date } | { problem: string } => {
  const date = new Date(`${value}T00:00`);
  if (!value || Number.isNaN(date.getTime())) return { problem: 'Choose a date.' };
  if (date <= today) return { problem: 'Choose a day after today.' };
  if (date > addDays(today, 365)) return { problem: 'Choose a day within a year.' };
  return { date };
};
