/** Comparisons of the records API; `ge` and `le` are read as `gte` and `lte`. */
const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'nlike',
  'in',
  'is',
  'isnot',
  'blank',
  'notblank',
] as const;
type Operator = (typeof operators)[number];

export interface Comparison {
  kind: 'compare';
  column: string;
  operator: Operator;
  /** One value; several for `in`. */
  values: string[];
}
export type Filter = Comparison | { kind: 'and' | 'or'; filters: Filter[] } | { kind: 'not'; filter: Filter };

/** A filter that cannot be parsed, or a value that no filter can express. */
export class FilterError extends Error {}

const MAX_DEPTH = 20;
const LOGIC = /^~(and|or|not)(?=\()/;
/** In the unquoted form a parenthesis belongs to the value unless it is followed by what may follow a comparison. */
const UNQUOTED_END = /^\)(?=$|\)|~(?:and|or|not)\()/;

/**
 * A value of the quoted form. A quote behind a backslash ends the value only where no other quote of its kind follows;
 * the backslash itself always stays in the value.
 */
const QUOTED = /^\s*(?:""|''|"((?:\\"|[^"])+)"|'((?:\\'|[^'])+)'|([^"'(),]*))/;

const operatorOf = (name: string): Operator => {
  const canonical = name === 'ge' ? 'gte' : name === 'le' ? 'lte' : name;
  const match = operators.find((operator) => operator === canonical);
  if (!match) throw new FilterError(`${name} is not supported.`);
  return match;
};

type Group = [Filter, ...Filter[]];

const joined = (kind: 'and' | 'or', filters: Group): Filter => (filters.length === 1 ? filters[0] : { kind, filters });

const unreadable = () => new FilterError('Invalid filter format.');

const parser = (text: string, quoted: boolean) => {
  let at = 0;

  const accept = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(text.slice(at));
    if (!match) return undefined;
    at += match[0].length;
    return match;
  };
  const expect = (pattern: RegExp): RegExpExecArray => {
    const match = accept(pattern);
    if (!match) throw unreadable();
    return match;
  };

  const quotedValues = (): string[] => {
    const values: string[] = [];
    do {
      const [, double, single, unquoted] = expect(QUOTED);
      values.push(double ?? single ?? (unquoted ?? '').trim());
    } while (accept(/^,/));
    expect(/^\)/);
    return values;
  };

  const unquotedValue = (): string => {
    const start = at;
    while (at < text.length && !UNQUOTED_END.test(text.slice(at, at + 6))) at += 1;
    const value = text.slice(start, at);
    expect(/^\)/);
    return value;
  };

  const comparison = (): Comparison => {
    const column = expect(/^([^,()~]+),\s*/)[1] ?? '';
    const operator = operatorOf(expect(/^[a-z]+/)[0]);
    if (accept(/^\)/)) return { kind: 'compare', column, operator, values: [] };
    expect(/^,/);
    if (quoted) return { kind: 'compare', column, operator, values: quotedValues() };
    const value = unquotedValue();
    return { kind: 'compare', column, operator, values: operator === 'in' ? value.split(',') : [value] };
  };

  const term = (depth: number): Filter => {
    if (depth > MAX_DEPTH) throw unreadable();
    if (accept(/^~not(?=\()/)) return { kind: 'not', filter: term(depth + 1) };
    expect(/^\(/);
    if (!/^(?:\(|~not\()/.test(text.slice(at))) return comparison();
    const inner = expression(depth + 1);
    expect(/^\)/);
    return inner;
  };

  /** `and` binds tighter than `or`; a bare `~not(` between two terms means "and not". */
  const expression = (depth: number): Filter => {
    const alternatives: [Group, ...Group[]] = [[term(depth)]];
    for (;;) {
      const keyword = accept(LOGIC)?.[1];
      if (!keyword) break;
      const next = term(depth);
      if (keyword === 'or') alternatives.push([next]);
      else alternatives.at(-1)?.push(keyword === 'not' ? { kind: 'not', filter: next } : next);
    }
    const [first, ...others] = alternatives;
    return joined('or', [joined('and', first), ...others.map((group) => joined('and', group))]);
  };

  return () => {
    const filter = expression(0);
    if (at < text.length) throw unreadable();
    return filter;
  };
};

/**
 * Parses a `where` text of the records API; an empty text means no filter. Texts that start with `@` quote their values,
 * the older form does not.
 * @throws FilterError when the text cannot be parsed.
 */
export const parseWhere = (text: string): Filter | undefined => {
  const quoted = text.startsWith('@');
  const body = quoted ? text.slice(1) : text;
  return body === '' ? undefined : parser(body, quoted)();
};

type Quote = '"' | "'";

const QUOTES: readonly Quote[] = ['"', "'"];

/** Returns every combination of quotes for a number of values, double quotes first. */
const quoteCombinations = (count: number): Quote[][] =>
  count === 0 ? [[]] : QUOTES.flatMap((quote) => quoteCombinations(count - 1).map((others) => [quote, ...others]));

/** Returns whether a filter is parsed as exactly these comparisons. */
const isReadAs = (text: string, expected: readonly (readonly [column: string, value: string])[]): boolean => {
  try {
    const filter = parseWhere(text);
    const parts = filter?.kind === 'and' ? filter.filters : [filter];
    const isExpected = (part: Filter | undefined, [column, value]: readonly [string, string]) =>
      part?.kind === 'compare' && part.column === column && part.values.length === 1 && part.values[0] === value;
    return parts.length === expected.length && expected.every((pair, at) => isExpected(parts[at], pair));
  } catch {
    return false;
  }
};

/**
 * Returns a filter for the rows in which every column equals its value. Values are data, whatever they contain.
 * @throws FilterError for a value that cannot be expressed, with both kinds of quotes or a NUL: the database has no
 * escape inside quotes.
 */
export const whereEqual = (values: Readonly<Record<string, string>>): string => {
  // A backslash at the end of a value hides its quote when another of that kind follows, so such a value goes last.
  const entries = Object.entries(values).sort(([, a], [, b]) => Number(a.endsWith('\\')) - Number(b.endsWith('\\')));
  const written = (quotes: readonly Quote[]) =>
    `@${entries.map(([column, value], at) => `(${column},eq,${quotes[at]}${value}${quotes[at]})`).join('~and')}`;
  const texts = quoteCombinations(entries.length).map(written);
  const text = texts.find((candidate) => !candidate.includes('\0') && isReadAs(candidate, entries));
  if (text === undefined)
    throw new FilterError(`The value of ${Object.keys(values).join(', ')} cannot be searched for.`);
  return text;
};
