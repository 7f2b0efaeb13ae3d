import { isRecord } from '../guards';
import { parsePath } from './path';
import { type Json, keyIn, type ResourceName, schemas } from './schema';

const ALWAYS = ['schemas', 'id'];

/** Returns an attribute path as keys. */
const keysOf = (text: string, name: ResourceName): string[] => {
  const { extension, name: attribute, sub } = parsePath(text, schemas[name]);
  return [extension, attribute, sub].filter((part) => part !== undefined);
};

const picked = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((entry) => picked(entry, [name, ...rest]));
  const key = isRecord(value) ? keyIn(value, name) : undefined;
  return isRecord(value) && key !== undefined ? { [key]: picked(value[key], rest) } : {};
};

const omitted = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return undefined;
  if (Array.isArray(value)) return value.map((entry) => omitted(entry, [name, ...rest]));
  if (!isRecord(value)) return value;
  const key = keyIn(value, name);
  if (key === undefined) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: omitted(inner, rest) };
};

const joined = (a: unknown, b: unknown): unknown => {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((entry, at) => joined(entry, b[at]));
  if (!isRecord(a) || !isRecord(b)) return b;
  const added = Object.entries(b).map(([key, value]) => [key, key in a ? joined(a[key], value) : value]);
  return { ...a, ...Object.fromEntries(added) };
};

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((part) => part.trim() || []);

/**
 * Returns a resource with the attributes that a request asks for (RFC 7644, section 3.9).
 * @throws a SCIM error `invalidPath`
 */
export const selected = (resource: Json, name: ResourceName, query: Record<string, string>): Json => {
  const wanted = listOf(query.attributes);
  if (wanted.length > 0) {
    const parts = [...ALWAYS, ...wanted].map((text) => picked(resource, keysOf(text, name)));
    const all = parts.reduce(joined, {});
    return isRecord(all) ? all : resource;
  }
  const unwanted = listOf(query.excludedAttributes).map((text) => keysOf(text, name));
  const rest = unwanted
    .filter(([first = '']) => !ALWAYS.includes(first))
    .reduce<unknown>((kept, keys) => omitted(kept, keys), resource);
  return isRecord(rest) ? rest : resource;
};
