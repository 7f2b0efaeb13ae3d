import {
  type $catchall,
  type $strip,
  $ZodArray,
  $ZodBoolean,
  type $ZodLooseShape,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  type $ZodShape,
  $ZodString,
  type $ZodType,
  $ZodUnknown,
  $ZodVoid,
  config,
  type output as Infer,
  type ParseContextInternal,
  type ParsePayload,
  type SomeType,
} from 'zod/v4/core';

export type { input, output, output as Infer } from 'zod/v4/core';

// Zod would otherwise try `new Function` once, which a policy without `unsafe-eval` reports as a violation.
config({ jitless: true });

/** A wire schema, which every function of zod accepts. */
export type Schema<Output = unknown, Input = unknown> = $ZodType<Output, Input>;

// Of zod's core: zod/mini adds methods and classes of errors to each schema, 2 KB of every first chunk. The constructors know
// their kind, but not the types of their parts.

export const string = () => new $ZodString({ type: 'string' }) as Text;
export const number = () => new $ZodNumber({ type: 'number' }) as Numeric;
export const boolean = () => new $ZodBoolean({ type: 'boolean' }) as Flag;
export const unknown = () => new $ZodUnknown({ type: 'unknown' });
/** Schema of an absent value. */
export const nothing = () => new $ZodVoid({ type: 'void' });

export const object = <Shape extends $ZodLooseShape>(shape: Shape): $ZodObject<Shape, $strip> =>
  new $ZodObject({ type: 'object', shape }) as unknown as $ZodObject<Shape, $strip>;

/** Returns an object schema that also accepts other keys, whose values share one schema. */
export const open = <Shape extends $ZodShape, Rest extends SomeType>(
  { _zod }: $ZodObject<Shape>,
  rest: Rest,
): $ZodObject<Shape, $catchall<Rest>> =>
  new $ZodObject({ ..._zod.def, catchall: rest as unknown as $ZodType }) as unknown as $ZodObject<
    Shape,
    $catchall<Rest>
  >;

export const array = <Item extends SomeType>(element: Item): $ZodArray<Item> =>
  new $ZodArray({ type: 'array', element: element as unknown as $ZodType }) as unknown as $ZodArray<Item>;
export const optional = <Inner extends SomeType>(innerType: Inner): $ZodOptional<Inner> =>
  new $ZodOptional({
    type: 'optional',
    innerType: innerType as unknown as $ZodType,
  }) as unknown as $ZodOptional<Inner>;
export const nullable = <Inner extends SomeType>(innerType: Inner): $ZodNullable<Inner> =>
  new $ZodNullable({
    type: 'nullable',
    innerType: innerType as unknown as $ZodType,
  }) as unknown as $ZodNullable<Inner>;

/** Inclusive limits of a text's length or a number. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

type Read = (payload: ParsePayload, context: ParseContextInternal) => ParsePayload;

/** Replaces the parser of a schema. */
const readWith = <Inner extends SomeType>(schema: Inner, read: Read): Inner => {
  Object.assign(schema._zod, { parse: read, run: read });
  return schema;
};

/** Adds limits to a schema. */
const within = <Inner extends Text | Numeric>(
  schema: Inner,
  { min, max }: Limits,
  sizeOf: (value: Inner['_zod']['output']) => number,
): Inner => {
  const readType = schema._zod.parse;
  return readWith(schema, (payload, context) => {
    // Wire schemas are synchronous.
    const result = readType(payload, context) as ParsePayload<Inner['_zod']['output']>;
    if (result.issues.length > 0) return result;
    const { value: input } = result;
    const origin = schema._zod.def.type;
    const size = sizeOf(input);
    const bounds = { origin, inclusive: true, input, inst: schema };
    if (Number.isNaN(size)) result.issues.push({ code: 'invalid_type', expected: 'int', input, inst: schema });
    if (size < min) result.issues.push({ code: 'too_small', minimum: min, ...bounds });
    if (size > max) result.issues.push({ code: 'too_big', maximum: max, ...bounds });
    return result;
  });
};

/** Returns a schema for a text of limited length. */
export const textWithin = (limits: Limits): Text => within(string(), limits, (text) => [...text].length);

/** Returns a schema for an integer within limits. */
export const integerWithin = (limits: Limits): Numeric =>
  within(number(), limits, (value) => (Number.isInteger(value) ? value : Number.NaN));

/** Parse context for malformed rows. */
export interface Tolerance {
  /** Collects the paths of malformed rows of {@link rows}. */
  dropped?: string[];
}

/** Runs a wire schema, which is synchronous. */
const run = (schema: SomeType, value: unknown, context: ParseContextInternal): ParsePayload =>
  (schema as Schema)._zod.run({ value, issues: [] }, context) as ParsePayload;

/**
 * Returns a schema for a list of rows. A malformed row is dropped and the others are kept; null is an empty list. A
 * list in which every row is malformed, or the only one, fails, and with it the row or response that contains it.
 */
export const rows = <Item extends SomeType>(element: Item): $ZodArray<Item> => {
  const list = array(element);
  const strict = list._zod.parse;
  return readWith(list, (payload, context: ParseContextInternal & Tolerance) => {
    const input = payload.value ?? (payload.value === null ? [] : undefined);
    // Wire schemas are synchronous.
    const readStrictly = () => strict(payload, context) as ParsePayload;
    if (!Array.isArray(input)) return readStrictly();
    const results = input.map((value) => run(element, value, context));
    const valid = results.filter(({ issues }) => issues.length === 0);
    if (valid.length === 0 && input.length > 0) return readStrictly();
    for (const [index, { issues }] of results.entries()) {
      if (issues[0]) context.dropped?.push([index, ...(issues[0].path ?? [])].join('.'));
    }
    payload.value = valid.map(({ value }) => value);
    return payload;
  });
};

/** Returns a schema for an object with arbitrary keys whose values share one schema. */
export const dictionary = <Value extends Schema>(value: Value) => open(object({}), value);

// The most common fields. All contracts share one schema of each.

// Interfaces, because TypeScript prints those by name: the declarations of a contract stay short.
export interface Text extends $ZodString<string> {}
export interface Flag extends $ZodBoolean<boolean> {}
export interface Numeric extends $ZodNumber<number> {}
export interface OptionalText extends $ZodOptional<Text> {}
export interface OptionalFlag extends $ZodOptional<Flag> {}
export interface OptionalNumber extends $ZodOptional<Numeric> {}
export interface MaybeText extends $ZodOptional<$ZodNullable<Text>> {}
export interface MaybeFlag extends $ZodOptional<$ZodNullable<Flag>> {}
export interface MaybeNumber extends $ZodOptional<$ZodNullable<Numeric>> {}

/** Schema of an optional text. */
export const optionalText: OptionalText = optional(string());
export const optionalFlag: OptionalFlag = optional(boolean());
export const optionalNumber: OptionalNumber = optional(number());
/** Schema of an optional or null text. */
export const maybeText: MaybeText = optional(nullable(string()));
export const maybeFlag: MaybeFlag = optional(nullable(boolean()));
export const maybeNumber: MaybeNumber = optional(nullable(number()));

/** Schema of one of several values; any other value counts as absent, since the provider may add some. */
export interface OneOf<Word extends string> extends $ZodOptional<$ZodType<Word, Word>> {}

export const oneOf = <const Word extends string>(words: readonly Word[]): OneOf<Word> =>
  readWith(optional(string()), (payload) => {
    if (!words.some((word) => word === payload.value)) payload.value = undefined;
    return payload;
  }) as unknown as OneOf<Word>;

type Parsed<Output> =
  | { success: true; data: Output }
  | { success: false; data?: undefined; issues: ParsePayload['issues'] };

/** Parses a value with a wire schema. Zod's own function knows no {@link Tolerance}. */
export const safeParse = <S extends Schema>(schema: S, value: unknown, tolerance: Tolerance = {}): Parsed<Infer<S>> => {
  // Wire schemas are synchronous.
  const { value: data, issues } = schema._zod.run(
    { value, issues: [] },
    { async: false, ...tolerance },
  ) as ParsePayload<Infer<S>>;
  return issues.length === 0 ? { success: true, data } : { success: false, issues };
};
