import { enum as enumOf, type infer as Infer, strictObject } from 'zod/mini';

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
