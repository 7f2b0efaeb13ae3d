import { enum as enumOf, type input, object, refine, safeParse } from 'zod/mini';
import { investmentRanges, investorTypes } from '../../../research/feedback/forms';
import type { PartTexts } from '../../texts/english';

/** A single choice without an initial value. */
const chosen = <const T extends string>(values: readonly T[], error: string) =>
  enumOf(['', ...values], { error }).check(refine((value) => value !== '', { error }));

/** Schema of the investment form, with an error for each required field. */
export const InvestmentForm = object({
  Type: chosen(investorTypes, 'Choose how you would invest.'),
  Range: chosen(investmentRanges, 'Choose a range.'),
  Advisory: chosen(['Yes', 'No'], 'Answer with Yes or No.'),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the label of a stored value; unknown values stay. */
const labelFor = (labels: Readonly<Record<string, string>>, value: unknown): string => {
  const stored = text(value);
  return Object.hasOwn(labels, stored) ? (labels[stored] ?? stored) : stored;
};

/** The form without answers. */
export const empty = { Type: '', Range: '', Advisory: '' } as const;

/** Returns the form with the answers of a stored submission; values that the form does not offer stay unanswered. */
export const answersFrom = (row: Readonly<Record<string, unknown>>): input<typeof InvestmentForm> => {
  const { Type, Range, Advisory } = InvestmentForm.shape;
  const { data: type = '' } = safeParse(Type, row.Type);
  const { data: range = '' } = safeParse(Range, row.Range);
  const { data: advisory = '' } = safeParse(Advisory, row.Advisory);
  return { Type: type, Range: range, Advisory: advisory };
};

/** Returns the titles and texts of a stored submission, without empty fields. */
export const answerLines = (
  row: Readonly<Record<string, unknown>>,
  { lines, types, ranges }: Pick<PartTexts['investments'], 'lines' | 'types' | 'ranges'>,
  { yes, no }: Pick<PartTexts['shell'], 'yes' | 'no'>,
): { title: string; text: string }[] =>
  [
    { title: lines.Type, text: labelFor(types, row.Type) },
    { title: lines.Range, text: labelFor(ranges, row.Range) },
    { title: lines.Advisory, text: labelFor({ Yes: yes, No: no }, row.Advisory) },
  ].filter((line) => line.text !== '');
