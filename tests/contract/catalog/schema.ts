import { type $ZodType, safeParse } from 'zod/v4/core';

interface Definition {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  in?: $ZodType;
  catchall?: $ZodType;
}

/** Zod's definition of a schema; its fields depend on the kind. */
export const definitionOf = (schema: $ZodType) => schema._zod.def as Definition;

/** Returns a schema without `optional` and `nullable`. */
export const present = (schema: $ZodType): $ZodType => {
  const { innerType } = definitionOf(schema);
  return innerType ? present(innerType) : schema;
};

/** Returns the object inside of lists and optional values. */
const innermost = (schema: $ZodType): Definition => {
  const definition = definitionOf(schema);
  const inner = definition.innerType ?? definition.in ?? definition.element;
  return inner ? innermost(inner) : definition;
};

/** Returns the names of an object's fields; undefined for any other schema. */
export const fieldsOf = (schema: $ZodType): string[] | undefined => {
  const { shape } = innermost(schema);
  return shape && Object.keys(shape).length > 0 ? Object.keys(shape) : undefined;
};

/** Returns whether an object accepts names that it does not list. */
export const isOpen = (schema: $ZodType): boolean => innermost(schema).catchall !== undefined;

/** Returns whether a field of an object may be omitted. */
export const isOptional = (schema: $ZodType, name: string): boolean => {
  const field = innermost(schema).shape?.[name];
  return field !== undefined && safeParse(field, undefined).success;
};
