import type { PrototypeTexts } from '../../texts/prototype-texts';
import { addDays } from '../working-days';

type Problem = keyof PrototypeTexts<'onboarding'>['problems'];

const pad = (part: number): string => String(part).padStart(2, '0');

/** A local day as a date field holds it, such as 2026-03-09. */
export const toFieldValue = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** The day in a date field, or why it will not do: it has to lie after today, and within a year. */
export const readStartDate = (value: string, today: Date): { date: Date } | { problem: Problem } => {
  const date = new Date(`${value}T00:00`);
  if (!value || Number.isNaN(date.getTime())) return { problem: 'none' };
  if (date <= today) return { problem: 'past' };
  if (date > addDays(today, 365)) return { problem: 'far' };
  return { date };
};
