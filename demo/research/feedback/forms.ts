import { _default, enum as enumOf, type infer as Infer, strictObject } from 'zod/mini';
import { solutionNames } from '../solutions';
import { MAX_LINE_LENGTH, rating, text, textOrUnknown, yesNo } from './fields';

export const GeneralFeedback = strictObject({
  Rating: rating,
  Ideas: text(),
  Vendors: text(),
  Meeting: _default(text(MAX_LINE_LENGTH), ''),
});
export type GeneralFeedback = Infer<typeof GeneralFeedback>;

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

/** Feedback about the desktop application; each of its features has an answer of its own. */
export const DesktopFeedback = strictObject({
  Applications: text(MAX_LINE_LENGTH),
  Knowledge: text(MAX_LINE_LENGTH),
  Automation: text(MAX_LINE_LENGTH),
  Status_Page: text(MAX_LINE_LENGTH),
  Migrations: text(MAX_LINE_LENGTH),
  Ticketing: text(MAX_LINE_LENGTH),
  Bots: text(MAX_LINE_LENGTH),
  Challenges: yesNo,
  Importance: text(),
  Payment: yesNo,
  Competitors: text(),
  Additional: text(),
  Call: yesNo,
});
export type DesktopFeedback = Infer<typeof DesktopFeedback>;

/** In which capacity the user would invest. */
export const investorTypes = ['Individual', 'Company', 'Fund', 'Other'] as const;

/** Amounts in US dollars. */
export const investmentRanges = [
  'Under $25,000',
  '$25,000 to $100,000',
  '$100,000 to $500,000',
  'Over $500,000',
] as const;

/** Non-binding interest in an investment. */
export const InvestmentFeedback = strictObject({
  Type: enumOf(investorTypes, { error: 'Choose how you would invest.' }),
  Range: enumOf(investmentRanges, { error: 'Choose a range.' }),
  Advisory: enumOf(['Yes', 'No'], { error: 'Answer with Yes or No.' }),
});
export type InvestmentFeedback = Infer<typeof InvestmentFeedback>;
