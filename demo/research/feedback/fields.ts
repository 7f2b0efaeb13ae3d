import { _default, enum as enumOf, int, maximum, maxLength, minimum, pipe, refine, string, transform } from 'zod/mini';

/** Longest text of one field, in characters. */
export const MAX_TEXT_LENGTH = 5000;
/** Longest text of a field with one line, in characters. */
export const MAX_LINE_LENGTH = 200;
/** Stored value of a missing answer. */
export const UNKNOWN = 'N/A';

/** Rejects text that databases do not preserve: NUL and lone surrogates. */
export const storable = () =>
  refine<string>((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), {
    error: 'This contains an unsupported character. Remove it and try again.',
  });

/** A text up to a length, possibly empty. */
export const text = (limit = MAX_TEXT_LENGTH) =>
  string({ error: 'Write a text here.' }).check(
    maxLength(limit, { error: `Use at most ${limit} characters.` }),
    storable(),
  );

/** A text that is stored as 'N/A' when it is empty or missing. */
export const textOrUnknown = (limit = MAX_TEXT_LENGTH) =>
  _default(
    pipe(
      text(limit),
      transform((value) => value.trim() || UNKNOWN),
    ),
    UNKNOWN,
  );

/** 'Yes' or 'No'; no answer is stored as 'N/A'. */
export const yesNo = _default(
  pipe(
    enumOf(['Yes', 'No', UNKNOWN, ''], { error: 'Answer with Yes, No or N/A.' }),
    transform((value) => value || UNKNOWN),
  ),
  UNKNOWN,
);

const RATING = 'Choose a rating from 1 to 5.';

/** One to five. */
export const rating = int({ error: RATING }).check(minimum(1, { error: RATING }), maximum(5, { error: RATING }));
