import { type $ZodType, safeParse } from 'zod/v4/core';

interface Definition {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  in?: $ZodType;
  catchall?: $ZodType;
}

/** How zod describes a schema to itself; each kind fills other fields of it. */
export const definitionOf = (schema: $ZodType) => schema._zod.def as Definition;

/** What a schema is about when it is there: without `optional` and `nullable`. */
export const present = (schema: $ZodType): $ZodType => {
  const { innerType } = definitionOf(schema);
  return innerType ? present(innerType) : schema;
};

/** The object inside of lists and of values that may be absent. */
const innermost = (schema: $ZodType): Definition => {
  const definition = definitionOf(schema);
  const inner = definition.innerType ?? definition.in ?? definition.element;
  return inner ? innermost(inner) : definition;
};

/** Names of an object's fields; undefined when the schema is not about an object with known names. */
export const fieldsOf = (schema: $ZodType): string[] | undefined => {
  const { shape } = innermost(schema);
  return shape && Object.keys(shape).length > 0 ? Object.keys(shape) : undefined;
};

/** Whether an object takes names that it does not list. */
export const isOpen = (schema: $ZodType): boolean => innermost(schema).catchall !== undefined;

/** Whether a field of an object may be left out. */
export const isOptional = (schema: $ZodType, name: string): boolean => {
  const field = innermost(schema).shape?.[name];
  return field !== undefined && safeParse(field, undefined).success;
};
