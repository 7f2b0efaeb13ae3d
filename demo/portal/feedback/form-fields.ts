import { pipe, string, transform } from 'zod/mini';
import { rating } from '../../research/feedback/fields';
import { usePortalTexts } from '../texts/provider';

/** Schema of a rating in a form: radio buttons have text values. */
export const ratingText = pipe(
  pipe(
    string({ error: 'Choose a rating from 1 to 5.' }),
    transform((value) => (value === '' ? Number.NaN : Number(value))),
  ),
  rating,
);

/** Returns the options of an optional question, with the stored values of the specification. */
export const useYesNoChoices = () => {
  const { yes, no, notSure } = usePortalTexts('shell');
  return [
    { value: 'Yes', label: yes },
    { value: 'No', label: no },
    { value: 'N/A', label: notSure },
  ];
};
