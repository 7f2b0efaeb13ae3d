import { _default, type infer as Infer, strictObject } from 'zod/mini';
import { MAX_LINE_LENGTH, rating, text } from './fields';

/** General feedback as the form sends it. */
export const GeneralFeedback = strictObject({
  Rating: rating,
  Ideas: text(),
  Vendors: text(),
  Meeting: _default(text(MAX_LINE_LENGTH), ''),
});
export type GeneralFeedback = Infer<typeof GeneralFeedback>;
