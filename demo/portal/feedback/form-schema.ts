import { object, pipe, string, transform } from 'zod/mini';
import { GeneralFeedback } from '../../research/feedback';

const { Rating, Ideas, Vendors, Meeting } = GeneralFeedback.shape;

/** The shared schema for a form, whose radio buttons know texts only. */
export const FeedbackForm = object({
  Rating: pipe(
    pipe(
      string({ error: 'Choose a rating from 1 to 5.' }),
      transform((value) => (value === '' ? Number.NaN : Number(value))),
    ),
    Rating,
  ),
  Ideas,
  Vendors,
  Meeting,
});
