import type { $ZodType } from 'zod/v4/core';
import { definitionOf } from '../catalog/schema';

/** Returns a response with every field of a schema. */
export const sampleOf = (schema: $ZodType, depth = 0): unknown => {
  const { type, shape, element, innerType, catchall } = definitionOf(schema);
  if (innerType) return sampleOf(innerType, depth);
  if (type === 'array' && element) return depth > 6 ? [] : [sampleOf(element, depth + 1)];
  if (type === 'object') {
    const known = Object.entries(shape ?? {}).map(([name, field]) => [name, sampleOf(field, depth + 1)]);
    return Object.fromEntries(catchall ? [...known, ['extra', sampleOf(catchall, depth + 1)]] : known);
  }
  if (type === 'string') return 'text';
  if (type === 'number') return 3;
  if (type === 'boolean') return true;
  return type === 'unknown' ? { any: 'thing' } : undefined;
};

type Path = readonly (string | number)[];

/** Returns every path in a value, including its root. */
const places = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    places(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
};

const put = (value: unknown, [key, ...rest]: Path, malformed: unknown): unknown => {
  if (key === undefined) return malformed;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const record = copy as Record<string | number, unknown>;
  record[key] = put(record[key], rest, malformed);
  return copy;
};

const malformedValues: readonly unknown[] = [null, undefined, '', -1, true, [null], {}];

/** Returns copies of a response, each with another value at one of its paths. */
export const malformedResponses = (response: unknown): { at: string; response: unknown }[] =>
  places(response).flatMap((path) =>
    malformedValues.map((malformed) => ({
      at: `${path.join('.')} = ${JSON.stringify(malformed)}`,
      response: put(response, path, malformed),
    })),
  );
