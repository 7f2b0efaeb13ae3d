import type { $ZodType } from 'zod/v4/core';
import { definitionOf, present } from '../contract/catalog/schema';

/** Names of schemas, as the contracts export them. */
export type Names = ReadonlyMap<$ZodType, string>;

/** Prints shapes, and records the named ones. */
export interface ShapeWriter {
  /** The fields of an object, each with `?` when it may be missing. */
  fields(schema: $ZodType): string[];
  /** A whole response. */
  answer(schema: $ZodType): string;
  /** Every named shape that was used, with its fields; they may name further ones, which follow. */
  used(): { name: string; fields: string[] }[];
}

const isAbsent = (schema: $ZodType): boolean => {
  const { type, innerType } = definitionOf(schema);
  return type === 'optional' || (type === 'nullable' && innerType !== undefined && isAbsent(innerType));
};

const code = (text: string) => `\`${text}\``;

export const createShapeWriter = (names: Names): ShapeWriter => {
  const used = new Map<string, $ZodType>();

  /** The name of a shape; of two shapes with one name only the first has it. */
  const nameOf = (schema: $ZodType): string | undefined => {
    const name = names.get(schema);
    if (!name || (used.get(name) ?? schema) !== schema) return undefined;
    used.set(name, schema);
    return name;
  };

  const shapeOf = (schema: $ZodType) => Object.entries(definitionOf(schema).shape ?? {});
  const mark = (name: string, schema: $ZodType) => (isAbsent(schema) ? `${name}?` : name);

  const braces = (schema: $ZodType): string => {
    const parts = shapeOf(schema).map(([name, field]) => mark(name, field));
    return `{ ${[...parts, ...(definitionOf(schema).catchall ? ['…'] : [])].join(', ')} }`;
  };

  /** The type of a list's entries; undefined for other schemas. */
  const inside = (schema: $ZodType): string | undefined => {
    const inner = present(schema);
    const { type, element } = definitionOf(inner);
    if (type === 'array' && element) {
      const item = inside(element);
      return item === undefined ? undefined : item.startsWith('{') ? `[${item}]` : `${item}[]`;
    }
    if (type !== 'object') return undefined;
    return nameOf(inner) ?? braces(inner);
  };

  const field = (name: string, schema: $ZodType): string => {
    const inner = present(schema);
    const isList = definitionOf(inner).type === 'array';
    const text = isList ? inside(inner) : nameOf(inner);
    return text ? `${mark(name, schema)}: ${text}` : mark(name, schema);
  };

  const fields = (schema: $ZodType): string[] => {
    const inner = present(schema);
    const known = shapeOf(inner).map(([name, value]) => field(name, value));
    return definitionOf(inner).catchall ? [...known, '…'] : known;
  };

  const answer = (schema: $ZodType): string => {
    const inner = present(schema);
    const { type, element, shape, catchall } = definitionOf(inner);
    const rest = isAbsent(schema) ? ' or nothing' : '';
    if (type === 'array' && element) return code(inside(inner) ?? `${definitionOf(present(element)).type}[]`) + rest;
    if (type !== 'object') return (type === 'unknown' ? 'anything' : code(type)) + rest;
    if (catchall && Object.keys(shape ?? {}).length === 0) {
      const value = inside(catchall) ?? definitionOf(present(catchall)).type;
      return `${value === 'unknown' ? 'values' : code(value)} by key${rest}`;
    }
    return fields(inner).map(code).join(' ') + rest;
  };

  return {
    fields,
    answer,
    used: () => {
      const written: { name: string; fields: string[] }[] = [];
      // Iterating a map includes entries that are added meanwhile: the shapes inside of shapes.
      for (const [name, schema] of used) written.push({ name, fields: fields(schema) });
      return written;
    },
  };
};
