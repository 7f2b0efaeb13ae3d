import type { Formats } from './language-formats';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Writes a value of a record: a time in the account's formats, another text as it is, anything else as JSON. */
export const writtenValue = (value: unknown, { moment }: Pick<Formats, 'moment'>): string => {
  if (typeof value !== 'string') return JSON.stringify(value) ?? '–';
  return TIME.test(value) ? moment(value) : value;
};
