import {
  $constructor,
  type $ZodArray,
  type $ZodBoolean,
  type $ZodNullable,
  type $ZodNumber,
  type $ZodObject,
  type $ZodOptional,
  type $ZodString,
  $ZodType,
  type $ZodUnknown,
  type $ZodVoid,
  config,
  type ParseContextInternal,
  type ParsePayload,
  type SomeType,
} from 'zod/v4/core';

// Zod would otherwise try `new Function` once, which a policy without `unsafe-eval` reports as a violation.
config({ jitless: true });

// The kinds of schema that the wire needs, with zod's names and definitions, so that every function of zod accepts
// them. The parsers are our own: zod's would add checks, coercion, promises and patterns to every host's first chunk.

export type Read = (payload: ParsePayload, context: ParseContextInternal) => ParsePayload;

/** Runs a wire schema, which is synchronous. */
const inPlace = (schema: SomeType, payload: ParsePayload, context: ParseContextInternal): ParsePayload =>
  (schema as $ZodType)._zod.run(payload, context) as ParsePayload;

export const readBy = (schema: SomeType, value: unknown, context: ParseContextInternal): ParsePayload =>
  inPlace(schema, { value, issues: [] }, context);

const kind = <Kind extends $ZodType>(name: string, readerOf: (schema: Kind, definition: Kind['_zod']['def']) => Read) =>
  $constructor<Kind>(name, (schema, definition) => {
    $ZodType.init(schema, definition);
    schema._zod.parse = readerOf(schema, definition);
  });

const refuse = (payload: ParsePayload, inst: $ZodType, expected: $ZodType['_zod']['def']['type']): ParsePayload => {
  payload.issues.push({ code: 'invalid_type', expected, input: payload.value, inst });
  return payload;
};

const plain = <Kind extends $ZodType>(name: string, fits: (value: unknown) => boolean) =>
  kind<Kind>(
    name,
    (schema, { type }) =>
      (payload) =>
        fits(payload.value) ? payload : refuse(payload, schema, type),
  );

export const TextKind = plain<$ZodString>('$ZodString', (value) => typeof value === 'string');
export const NumberKind = plain<$ZodNumber>('$ZodNumber', Number.isFinite);
export const FlagKind = plain<$ZodBoolean>('$ZodBoolean', (value) => typeof value === 'boolean');
export const UnknownKind = plain<$ZodUnknown>('$ZodUnknown', () => true);
export const NothingKind = plain<$ZodVoid>('$ZodVoid', (value) => value === undefined);

/** Adds the issues of a part, with its path. */
const collect = (payload: ParsePayload, name: PropertyKey, { issues }: ParsePayload) => {
  for (const issue of issues) payload.issues.push({ ...issue, path: [name, ...(issue.path ?? [])] });
};

export const ListKind = kind<$ZodArray>('$ZodArray', (schema, { element }) => (payload, context) => {
  if (!Array.isArray(payload.value)) return refuse(payload, schema, 'array');
  payload.value = payload.value.map((value, index) => {
    const item = readBy(element, value, context);
    collect(payload, index, item);
    return item.value;
  });
  return payload;
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOwnName = (name: string) => name !== '__proto__';

export const ObjectKind = kind<$ZodObject>('$ZodObject', (schema, definition) => {
  const { shape: given, catchall } = definition;
  // A shape may refer to its own schema through a getter, so it is read when first needed, and once, as zod does.
  let known: typeof given | undefined;
  const shape = () => {
    known ??= { ...given };
    return known;
  };
  Object.defineProperty(definition, 'shape', { get: shape });

  return (payload, context) => {
    const { value: input } = payload;
    if (!isObject(input)) return refuse(payload, schema, 'object');
    const output: Record<string, unknown> = {};
    payload.value = output;
    const read = (name: string, field: SomeType) => {
      const isGiven = name in input;
      const { optin, optout } = (field as $ZodType)._zod;
      if (!isGiven && optout === 'optional') return;
      const result = readBy(field, input[name], context);
      // A schema that accepts any value does not accept a missing one.
      if (!isGiven && !optin && result.issues.length === 0) refuse(result, schema, 'nonoptional');
      collect(payload, name, result);
      if (isGiven || result.value !== undefined) output[name] = result.value;
    };
    const fields = shape();
    for (const name in fields) if (isOwnName(name)) read(name, fields[name] as $ZodType);
    if (!catchall) return payload;
    for (const name in input) if (isOwnName(name) && !Object.hasOwn(fields, name)) read(name, catchall);
    return payload;
  };
});

export const OptionalKind = kind<$ZodOptional>('$ZodOptional', (schema, { innerType }) => {
  schema._zod.optin = 'optional';
  schema._zod.optout = 'optional';
  return (payload, context) => (payload.value === undefined ? payload : inPlace(innerType, payload, context));
});

export const NullableKind = kind<$ZodNullable>('$ZodNullable', (schema, { innerType }) => {
  const { optin, optout } = innerType._zod;
  Object.assign(schema._zod, { optin, optout });
  return (payload, context) => (payload.value === null ? payload : inPlace(innerType, payload, context));
});
