import { _default, type infer as Infer, strictObject } from 'zod/mini';
import { LONGEST_LINE, rating, text } from './fields';

/** General feedback as the form sends it. */
export const GeneralFeedback = strictObject({
  Rating: rating,
  Ideas: text(),
  Vendors: text(),
  Meeting: _default(text(LONGEST_LINE), ''),
});
export type GeneralFeedback = Infer<typeof GeneralFeedback>;
