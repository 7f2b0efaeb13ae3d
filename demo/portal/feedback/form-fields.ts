import { pipe, string, transform } from 'zod/mini';
import { rating } from '../../research/feedback/fields';

/** A rating as a form knows it: radio buttons hold texts only. */
export const ratingText = pipe(
  pipe(
    string({ error: 'Choose a rating from 1 to 5.' }),
    transform((value) => (value === '' ? Number.NaN : Number(value))),
  ),
  rating,
);

/** Answers to a question that may stay open. */
export const yesNoChoices = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
  { value: 'N/A', label: 'Not sure' },
];
