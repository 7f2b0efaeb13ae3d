import {
  _default,
  type infer as Infer,
  int,
  maximum,
  maxLength,
  minimum,
  pipe,
  strictObject,
  string,
  transform,
} from 'zod/mini';
import { identityColumns, type UserRecord } from './contract';

/** Longest text of one field, in characters. */
export const LONGEST_TEXT = 5000;
/** What an unknown answer is stored as. */
const UNKNOWN = 'N/A';

const text = (limit: number) =>
  string({ error: 'Write a text here.' }).check(maxLength(limit, { error: `Use at most ${limit} characters.` }));

const rating = int({ error: 'Choose a rating from 1 to 5.' }).check(
  minimum(1, { error: 'Choose a rating from 1 to 5.' }),
  maximum(5, { error: 'Choose a rating from 1 to 5.' }),
);

/** General feedback as the form sends it. A meeting that was not asked for is stored as 'N/A'. */
export const GeneralFeedback = strictObject({
  Rating: rating,
  Ideas: text(LONGEST_TEXT),
  Vendors: text(LONGEST_TEXT),
  Meeting: _default(
    pipe(
      text(200),
      transform((value) => value.trim() || UNKNOWN),
    ),
    UNKNOWN,
  ),
});
export type GeneralFeedback = Infer<typeof GeneralFeedback>;

/** The row of general feedback: the client is the e-mail address on the user's own record. */
export const generalRow = (feedback: GeneralFeedback, user: UserRecord) => ({
  Client: user[identityColumns.email],
  ...feedback,
});
