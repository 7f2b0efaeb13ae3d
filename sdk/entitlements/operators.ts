import { get, list } from './attributes';

type Test = (attribute: unknown) => boolean;

/** Compiles a condition's value; undefined when the value is invalid for the operator. */
type Operator = (value: unknown) => Test | undefined;

const textList = (value: unknown): string[] | undefined => {
  const entries = get(value, 'list');
  const texts = list(entries).filter((entry) => typeof entry === 'string');
  return Array.isArray(entries) && texts.length === entries.length ? texts : undefined;
};

/**
 * Converts a Date, a number or an ISO string to milliseconds since the epoch; a date without a time is midnight UTC.
 */
const toInstant = (value: unknown): number => {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{4}-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
};

const onTexts =
  (compare: (attribute: string, entry: string) => boolean): Operator =>
  (value) => {
    const entries = textList(value);
    return (
      entries && ((attribute) => typeof attribute === 'string' && entries.some((entry) => compare(attribute, entry)))
    );
  };

/** Compares as JavaScript does, where `"6"` and `true` count as numbers; only `equal` is strict. */
const onNumber =
  (compare: (attribute: number, bound: number) => boolean): Operator =>
  (value) => {
    const bound = get(value, 'number');
    return typeof bound === 'number' ? (attribute) => compare(Number(attribute), bound) : undefined;
  };

const onDate =
  (compare: (attribute: number, bound: number) => boolean): Operator =>
  (value) => {
    const bound = toInstant(get(value, 'date'));
    return Number.isNaN(bound) ? undefined : (attribute) => compare(toInstant(attribute), bound);
  };

const between =
  (toBound: (value: unknown) => number, toValue: (attribute: unknown) => number): Operator =>
  (value) => {
    const start = toBound(get(value, 'start'));
    const end = toBound(get(value, 'end'));
    if (Number.isNaN(start) || Number.isNaN(end)) return undefined;
    return (attribute) => start <= toValue(attribute) && toValue(attribute) <= end;
  };

const inList: Operator = (value) => {
  const texts = textList(value);
  if (!texts) return undefined;
  const set = new Set<unknown>(texts);
  return (attribute) => (Array.isArray(attribute) ? attribute.some((entry) => set.has(entry)) : set.has(attribute));
};

const matches: Operator = (value) => {
  const pattern = get(value, 'string');
  if (typeof pattern !== 'string') return undefined;
  try {
    const expression = new RegExp(pattern);
    return (attribute) => expression.test(String(attribute));
  } catch {
    return () => false;
  }
};

const is: Operator = (value) => {
  const expected = get(value, 'boolean');
  return typeof expected === 'boolean' ? (attribute) => attribute === expected : undefined;
};

const equal: Operator = (value) => {
  const expected = get(value, 'number');
  return typeof expected === 'number' ? (attribute) => attribute === expected : undefined;
};

/** Operators of targeting conditions, by name on the wire. There is no "not equal": conditions are negated. */
export const operators: ReadonlyMap<unknown, Operator> = new Map<unknown, Operator>([
  ['in_list', inList],
  ['starts_with', onTexts((attribute, entry) => attribute.startsWith(entry))],
  ['ends_with', onTexts((attribute, entry) => attribute.endsWith(entry))],
  ['contains', onTexts((attribute, entry) => attribute.includes(entry))],
  ['matches', matches],
  ['equal', equal],
  ['greater_than', onNumber((attribute, bound) => attribute > bound)],
  ['greater_than_equal', onNumber((attribute, bound) => attribute >= bound)],
  ['lower_than', onNumber((attribute, bound) => attribute < bound)],
  ['lower_than_equal', onNumber((attribute, bound) => attribute <= bound)],
  ['between_numeric', between((bound) => (typeof bound === 'number' ? bound : Number.NaN), Number)],
  ['is', is],
  ['on', onDate((attribute, bound) => attribute === bound)],
  ['on_or_after', onDate((attribute, bound) => attribute >= bound)],
  ['on_or_before', onDate((attribute, bound) => attribute <= bound)],
  ['between_date', between(toInstant, toInstant)],
]);
