import { nullish, object, safeParse, string } from 'zod/mini';
import { parseJson } from '../../guards';

const MAX_LENGTH = 200;
/** Maximum length of a line to check. A longer one is not a message and would be expensive to check. */
const MAX_CHECKED = 2000;
const FALLBACK = 'The research database could not do this.';

/** The two shapes of NocoDB's errors. */
const ErrorBody = object({ msg: nullish(string()), message: nullish(string()) });

/**
 * Patterns that reveal the internals of a server: addresses, file paths, statements, stack frames. A match starts only
 * at the start of its run of characters, so that a long run is read once and not once per character.
 */
const INTERNALS = [
  /(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/\S+/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  /(?<![\w.-])[\w.-]+:\d{2,5}\b/g,
  /(?:\/[\w.@-]+){2,}/g,
];
/** A key, or a part of one, in any spelling. */
const KEY = /(?=[\w%+/=-]*\d)[\w%+/=-]{20,}/g;
const STATEMENT = /\b(?:select\b.*\bfrom|insert\s+into|update\b.*\bset|delete\s+from|sqlite_|constraint)\b/i;

/**
 * Returns an error message that is safe for the log: one line, short, without tokens, hosts, ids, paths, stacks or
 * statements.
 */
const safeLine = (text: string, mask: (text: string) => string, fallback: string): string => {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  if (line.length > MAX_CHECKED) return fallback;
  const [firstLine = ''] = line.split(/\s+at\s+\S+\s+\(/, 1);
  if (STATEMENT.test(firstLine)) return fallback;
  const outer = INTERNALS.reduce((rest, pattern) => rest.replace(pattern, '***'), firstLine);
  const masked = mask(outer).replace(KEY, '***');
  // Control characters would break the log line or the terminal.
  const clean = masked.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_LENGTH);
  return clean || fallback;
};

/** Returns the database's own error message in the form of {@link safeLine}, which is safe for the browser too. */
export const safeMessage = (text: string, mask: (text: string) => string): string => {
  const { data } = safeParse(ErrorBody, parseJson(text));
  return safeLine(data?.msg ?? data?.message ?? '', mask, FALLBACK);
};

/** Returns the source location of an error without its folders. */
const locationOf = (stack = ''): string | undefined => {
  const [, location] = /\n\s+at .*?([\w.-]+:\d+):\d+\)?(?:\n|$)/.exec(stack) ?? [];
  return location;
};

/** Describes an unexpected error in one log line: no stack, path, host or token. */
export const describeError = (error: unknown, mask: (text: string) => string) => {
  if (!(error instanceof Error)) return { name: typeof error, reason: 'unknown' };
  return { name: error.name, reason: safeLine(error.message, mask, 'unknown'), where: locationOf(error.stack) };
};
