import { enum as enumOf, type infer as Infer, strictObject } from 'zod/mini';
import { solutionNames } from '../solutions';
import { MAX_LINE_LENGTH, rating, text, textOrUnknown, yesNo } from './fields';

/** Feedback about one of the nine solutions, which is named as it is stored. */
export const SolutionFeedback = strictObject({
  Rating: rating,
  Challenges: textOrUnknown(),
  Describe: text(),
  Paying: yesNo,
  Vendors: text(),
  Thoughts: text(),
  Solution: enumOf(Object.values(solutionNames), { error: 'Name one of the solutions.' }),
  Meeting: textOrUnknown(MAX_LINE_LENGTH),
});
export type SolutionFeedback = Infer<typeof SolutionFeedback>;
