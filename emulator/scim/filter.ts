import { isRecord, parseJson } from '../guards';
import { directoryText } from '../rules/sso/directory-sync';
import { type Attribute, attributeNamed, type Json, keyIn, type ResourceSchema, scimError } from './schema';

type Scalar = string | number | boolean | null;

/** A parsed filter (RFC 7644, section 3.4.2.2). */
export type Filter =
  | { kind: 'and'; parts: readonly Filter[] }
  | { kind: 'or'; parts: readonly Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'values'; attribute: string; part: Filter }
  | { kind: 'compare'; attribute: string; operator: string; value: Scalar };

/** Maximum length of a filter in characters. */
const MAX_LENGTH = 1000;
/** Maximum depth of parentheses. */
const MAX_DEPTH = 20;
const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'];
const ATTRIBUTE = /^(?:urn:[\w.:-]+:)?[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)*$/i;

const invalid = (reason: string) => scimError(400, 'invalidFilter', `This filter could not be read: ${reason}.`);

const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  const pattern = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex;
    const [, bracket, quoted, word] = pattern.exec(text) ?? [];
    const token = bracket ?? quoted ?? word;
    if (token === undefined) throw invalid(`unexpected text at "${text.slice(at, at + 20)}"`);
    tokens.push(token);
  }
  return tokens;
};

const scalarOf = (token: string | undefined): Scalar => {
  if (token === undefined) throw invalid('a value is missing');
  const literal = /^(?:true|false|null)$/i.test(token) ? token.toLowerCase() : token;
  const value = parseJson(literal);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw invalid(`${token.slice(0, 40)} is not a value; write texts in quotation marks`);
};

const allOf = (parts: readonly Filter[]): Filter => ({ kind: 'and', parts });
const anyOf = (parts: readonly Filter[]): Filter => ({ kind: 'or', parts });

/** Parses a filter. @throws a SCIM error `invalidFilter` */
export const parseFilter = (text: string): Filter => {
  if (text.length > MAX_LENGTH) throw scimError(400, 'invalidFilter', 'This filter is too long.');
  const tokens = tokensOf(text);
  let at = 0;
  const isNext = (word: string) => tokens[at]?.toLowerCase() === word;
  const take = (word: string) => {
    if (!isNext(word)) throw invalid(`"${word}" is missing`);
    at += 1;
  };

  const joined = (word: string, join: typeof allOf, next: (depth: number) => Filter) => (depth: number) => {
    const parts = [next(depth)];
    while (isNext(word)) {
      at += 1;
      parts.push(next(depth));
    }
    const [first] = parts;
    return first && parts.length === 1 ? first : join(parts);
  };
  const group = (open: string, close: string, depth: number): Filter => {
    if (depth >= MAX_DEPTH) throw invalid('it is nested too deeply');
    take(open);
    const inner = any(depth + 1);
    take(close);
    return inner;
  };
  const comparison = (attribute: string): Filter => {
    const operator = tokens[at]?.toLowerCase() ?? '';
    at += 1;
    if (operator === 'pr') return { kind: 'compare', attribute, operator, value: null };
    if (!OPERATORS.includes(operator)) throw invalid(`an operator is missing after ${attribute.slice(0, 60)}`);
    const value = scalarOf(tokens[at]);
    at += 1;
    return { kind: 'compare', attribute, operator, value };
  };
  const term = (depth: number): Filter => {
    if (isNext('(')) return group('(', ')', depth);
    if (isNext('not')) {
      at += 1;
      return { kind: 'not', part: isNext('(') ? group('(', ')', depth) : term(depth) };
    }
    const attribute = tokens[at] ?? '';
    if (!ATTRIBUTE.test(attribute))
      throw invalid(attribute ? `"${attribute.slice(0, 40)}" is no attribute` : 'it ends');
    at += 1;
    if (!isNext('[')) return comparison(attribute);
    const part = group('[', ']', depth);
    const sub = /^\.([a-z$][\w$-]*)$/i.exec(tokens[at] ?? '')?.[1];
    if (sub === undefined) return { kind: 'values', attribute, part };
    at += 1;
    return { kind: 'values', attribute, part: allOf([part, comparison(sub)]) };
  };
  const any: (depth: number) => Filter = joined('or', anyOf, joined('and', allOf, term));

  const filter = any(0);
  if (at < tokens.length) throw invalid(`unexpected "${tokens[at]?.slice(0, 40)}"`);
  return filter;
};

/** Returns the values of an attribute, of all entries of a list. */
const valuesAt = (value: unknown, names: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, names));
  const [name, ...rest] = names;
  if (name !== undefined) {
    const key = isRecord(value) ? keyIn(value, name) : undefined;
    return isRecord(value) && key !== undefined ? valuesAt(value[key], rest) : [];
  }
  return value === undefined || value === null ? [] : [value];
};

/** A list of objects is compared by their `value`. */
const comparable = (value: unknown): unknown => (isRecord(value) && 'value' in value ? value.value : value);

const ordered: Readonly<Record<string, (a: number | string, b: number | string) => boolean>> = {
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
};

const textTests: Readonly<Record<string, (text: string, part: string) => boolean>> = {
  eq: (text, part) => text === part,
  co: (text, part) => text.includes(part),
  sw: (text, part) => text.startsWith(part),
  ew: (text, part) => text.endsWith(part),
};

const isMatch = (actual: unknown, operator: string, expected: Scalar, attribute: Attribute | undefined): boolean => {
  if (typeof actual === 'boolean') return operator === 'eq' && String(actual) === String(expected).toLowerCase();
  if (typeof actual === 'number' && typeof expected === 'number') {
    return operator === 'eq' ? actual === expected : (ordered[operator]?.(actual, expected) ?? false);
  }
  if (typeof actual !== 'string' && typeof actual !== 'number') return false;
  const [isExact, isDate] = [attribute?.caseExact ?? false, attribute?.type === 'dateTime'];
  const fold = (text: string) => (isExact ? text : directoryText(text));
  const [a, b] = [fold(String(actual)), fold(String(expected))];
  const order = ordered[operator];
  if (order) return isDate ? order(Date.parse(String(actual)), Date.parse(String(expected))) : order(a, b);
  if (isDate && operator === 'eq') return Date.parse(String(actual)) === Date.parse(String(expected));
  return textTests[operator]?.(a, b) ?? false;
};

interface Scope {
  attributes: readonly Attribute[];
  /** Set for a resource, whose attributes may be qualified. */
  schema?: ResourceSchema;
}

interface AttributePath {
  names: string[];
  attribute: Attribute | undefined;
}

const startOf = (text: string, ids: readonly string[]): string | undefined =>
  ids.find((id) => text.toLowerCase().startsWith(`${id.toLowerCase()}:`));

/** Returns where the values of an attribute path are. @throws a SCIM error `invalidFilter` for an unknown attribute */
const locate = (path: string, { attributes, schema }: Scope): AttributePath => {
  const coreUrn = schema && startOf(path, [schema.id]);
  const extension = schema?.extensions.find(({ id }) => startOf(path, [id]));
  const urn = coreUrn ?? extension?.id;
  if (urn === undefined && /^urn:/i.test(path)) {
    const at = path.lastIndexOf(':');
    return { names: [path.slice(0, at), ...path.slice(at + 1).split('.')], attribute: undefined };
  }
  const names = (urn === undefined ? path : path.slice(urn.length + 1)).split('.');
  const [first = '', second] = names;
  const head = attributeNamed(extension ? extension.attributes : attributes, first);
  const attribute = head && second !== undefined ? attributeNamed(head.subAttributes, second) : head;
  if (!attribute || names.length > 2) throw invalid(`there is no attribute ${path.slice(0, 60)}`);
  return { names: extension ? [extension.id, ...names] : names, attribute };
};

const matchesIn = (filter: Filter, value: unknown, scope: Scope): boolean => {
  if (filter.kind === 'and') return filter.parts.every((part) => matchesIn(part, value, scope));
  if (filter.kind === 'or') return filter.parts.some((part) => matchesIn(part, value, scope));
  if (filter.kind === 'not') return !matchesIn(filter.part, value, scope);
  const { names, attribute } = locate(filter.attribute, scope);
  const values = valuesAt(value, names);
  if (filter.kind === 'values') {
    const inner = { attributes: attribute?.subAttributes ?? [] };
    return values.some((entry) => matchesIn(filter.part, entry, inner));
  }
  const { operator, value: expected } = filter;
  const actual = values.map(comparable);
  if (operator === 'pr') return actual.some((entry) => entry !== '');
  if (operator === 'ne') return !matchesIn({ ...filter, operator: 'eq' }, value, scope);
  if (expected === null) return operator === 'eq' && actual.length === 0;
  const compared = attribute?.type === 'complex' ? attributeNamed(attribute.subAttributes, 'value') : attribute;
  return actual.some((entry) => isMatch(entry, operator, expected, compared));
};

/** Checks the attributes of a filter, whether there are resources or not. */
const checkAttributes = (filter: Filter, scope: Scope): void => {
  if (filter.kind === 'and' || filter.kind === 'or') for (const part of filter.parts) checkAttributes(part, scope);
  else if (filter.kind === 'not') checkAttributes(filter.part, scope);
  else {
    const { attribute } = locate(filter.attribute, scope);
    if (filter.kind === 'compare' && ordered[filter.operator] && attribute?.type === 'boolean') {
      throw invalid(`${filter.attribute} has no order`);
    }
    if (filter.kind === 'values' && attribute) checkAttributes(filter.part, { attributes: attribute.subAttributes });
  }
};

export const filtered = (resources: readonly Json[], text: string | undefined, schema: ResourceSchema): Json[] => {
  if (!text?.trim()) return [...resources];
  const filter = parseFilter(text);
  const scope = { attributes: schema.attributes, schema };
  checkAttributes(filter, scope);
  return resources.filter((resource) => matchesIn(filter, resource, scope));
};

/** Returns whether an entry of a multi-valued attribute matches the filter of a path. */
export const matchesEntry = (filter: Filter, entry: unknown, attribute: Attribute | undefined): boolean => {
  const value = isRecord(entry) ? entry : { value: entry };
  if (attribute) return matchesIn(filter, value, { attributes: attribute.subAttributes });
  // Nothing is known of the entries of an attribute that no schema has.
  const names = Object.keys(value).map((name) => ({ ...unknown, name }));
  return matchesIn(filter, value, { attributes: [...names, ...namesIn(filter)] });
};

const unknown: Attribute = {
  name: '',
  type: 'string',
  multiValued: false,
  caseExact: false,
  required: false,
  readOnly: false,
  writeOnly: false,
  subAttributes: [],
};

const namesIn = (filter: Filter): Attribute[] => {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.flatMap(namesIn);
  if (filter.kind === 'not') return namesIn(filter.part);
  return [{ ...unknown, name: filter.attribute }];
};

/** Returns the values that an entry must have to match a filter of equations; undefined for any other filter. */
export const entryOf = (filter: Filter): Json | undefined => {
  if (filter.kind === 'compare') {
    return filter.operator === 'eq' && filter.value !== null ? { [filter.attribute]: filter.value } : undefined;
  }
  if (filter.kind !== 'and') return undefined;
  const parts = filter.parts.map(entryOf);
  return parts.some((part) => part === undefined) ? undefined : Object.assign({}, ...parts);
};
