import type { PrototypeTexts } from '../../texts/prototype-texts';
import { addDays } from '../working-days';

type Problem = keyof PrototypeTexts<'onboarding'>['problems'];

const pad = (part: number): string => String(part).padStart(2, '0');

/** Returns a local day as the value of a date field, such as 2026-03-09. */
export const toFieldValue = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Returns the day of a date field, or the reason why it is invalid: it must be after today, and within a year. */
export const readStartDate = (value: string, today: Date): { date: Date } | { problem: Problem } => {
  const date = new Date(`${value}T00:00`);
  if (!value || Number.isNaN(date.getTime())) return { problem: 'none' };
  if (date <= today) return { problem: 'past' };
  if (date > addDays(today, 365)) return { problem: 'far' };
  return { date };
};
