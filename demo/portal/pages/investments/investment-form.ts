import { enum as enumOf, object, refine } from 'zod/mini';
import { investmentRanges, investorTypes } from '../../../research/feedback/investment';

/** One of several values that a form starts without. */
const chosen = <const T extends string>(values: readonly T[], error: string) =>
  enumOf(['', ...values], { error }).check(refine((value) => value !== '', { error }));

/** The form about an investment; an answer that is missing is named. */
export const InvestmentForm = object({
  Type: chosen(investorTypes, 'Choose as whom you would invest.'),
  Range: chosen(investmentRanges, 'Choose a range.'),
  Advisory: chosen(['Yes', 'No'], 'Answer with Yes or No.'),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a stored answer says, as titles and texts; what is empty is left out. */
export const answerLines = (row: Readonly<Record<string, unknown>>): { title: string; text: string }[] =>
  [
    { title: 'As whom', text: text(row.Type) },
    { title: 'Range', text: text(row.Range) },
    { title: 'Adviser', text: text(row.Advisory) },
  ].filter((line) => line.text !== '');
