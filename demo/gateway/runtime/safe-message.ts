const LONGEST = 200;
/** Characters of a line that is looked at. A longer one is no message, and would be costly to look through. */
const READ = 2000;
const FALLBACK = 'The research database could not do this.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What gives away how the other side is built: addresses, file paths, statements, stack frames. A match starts only
 * where its run of characters does, so that a long run is read once and not once from each of its characters.
 */
const INNER = [
  /(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/\S+/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  /(?<![\w.-])[\w.-]+:\d{2,5}\b/g,
  /(?:\/[\w.@-]+){2,}/g,
];
/** A key, or a part of one, in whatever spelling. */
const KEY = /(?=[\w%+/=-]*\d)[\w%+/=-]{20,}/g;
const STATEMENT = /\b(?:select\b.*\bfrom|insert\s+into|update\b.*\bset|delete\s+from|sqlite_|constraint)\b/i;

/** An error message made fit for the log: one line, short, without tokens, hosts, ids, paths, stacks or statements. */
export const safeLine = (text: string, mask: (text: string) => string, fallback: string): string => {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  if (line.length > READ) return fallback;
  const [firstLine = ''] = line.split(/\s+at\s+\S+\s+\(/, 1);
  if (STATEMENT.test(firstLine)) return fallback;
  const outer = INNER.reduce((rest, pattern) => rest.replace(pattern, '***'), firstLine);
  const masked = mask(outer).replace(KEY, '***');
  // Control characters would break the line they are logged or shown in.
  const clean = masked.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST);
  return clean || fallback;
};

/** The database's own error message, as {@link safeLine} makes them fit for the browser too. */
export const safeMessage = (text: string, mask: (text: string) => string): string => {
  const body = parsed(text);
  const said = isRecord(body) ? (body.msg ?? body.message) : undefined;
  return typeof said === 'string' ? safeLine(said, mask, FALLBACK) : FALLBACK;
};
