import { custom, type input, pipe } from 'zod/mini';
import { DesktopFeedback } from '../../../research/feedback/forms';
import type { DesktopFeature } from '../../../research/progress';

type Field = Exclude<
  keyof DesktopFeedback,
  'Challenges' | 'Importance' | 'Payment' | 'Competitors' | 'Additional' | 'Call'
>;

/** Columns of the feedback about each tool. */
export const fields: Readonly<Record<DesktopFeature, Field>> = {
  applications: 'Applications',
  knowledge: 'Knowledge',
  automation: 'Automation',
  'status-page': 'Status_Page',
  migrations: 'Migrations',
  ticketing: 'Ticketing',
  bots: 'Bots',
};

/** Answers about one tool, stored as these words. */
export const usefulness = ['Not useful', 'A little', 'Useful', 'Very useful', 'Essential'] as const;

/** The first question, which shows the error when nothing was answered. */
export const FIRST_QUESTION = 'Applications';

type Answers = input<typeof DesktopFeedback>;

const hasAnswer = (answers: unknown): boolean =>
  Object.values(answers ?? {}).some((answer) => typeof answer === 'string' && answer.trim() !== '');

/** Schema of the desktop feedback; at least one question must be answered. */
export const DesktopForm = pipe(
  custom<Answers>(hasAnswer, { path: [FIRST_QUESTION], error: 'Answer at least one question, here or below.' }),
  DesktopFeedback,
);
