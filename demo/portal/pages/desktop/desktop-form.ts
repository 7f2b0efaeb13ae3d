import { custom, type input, pipe } from 'zod/mini';
import { DesktopFeedback } from '../../../research/feedback/desktop';

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
