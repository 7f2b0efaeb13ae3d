import type {
  $catchall,
  $strip,
  $ZodArray,
  $ZodBoolean,
  $ZodLooseShape,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodShape,
  $ZodString,
  $ZodType,
  ParseContextInternal,
  ParsePayload,
  SomeType,
} from 'zod/v4/core';
import {
  FlagKind,
  ListKind,
  NothingKind,
  NullableKind,
  NumberKind,
  ObjectKind,
  OptionalKind,
  type Read,
  readBy,
  TextKind,
  UnknownKind,
} from './schema-kinds';

export type { input, output, output as Infer } from 'zod/v4/core';

/** A shape of the wire, which every function of zod takes. */
export type Schema<Output = unknown, Input = unknown> = $ZodType<Output, Input>;

// The constructors know their kind, but not what they are made of.

export const string = () => new TextKind({ type: 'string' }) as Text;
export const number = () => new NumberKind({ type: 'number' }) as Numeric;
export const boolean = () => new FlagKind({ type: 'boolean' }) as Flag;
export const unknown = () => new UnknownKind({ type: 'unknown' });
/** What is absent. */
export const nothing = () => new NothingKind({ type: 'void' });

export const object = <Shape extends $ZodLooseShape>(shape: Shape): $ZodObject<Shape, $strip> =>
  new ObjectKind({ type: 'object', shape }) as unknown as $ZodObject<Shape, $strip>;

/** The same object with further keys, which all hold values of one shape. */
export const open = <Shape extends $ZodShape, Rest extends SomeType>(
  { _zod }: $ZodObject<Shape>,
  rest: Rest,
): $ZodObject<Shape, $catchall<Rest>> =>
  new ObjectKind({ ..._zod.def, catchall: rest as unknown as $ZodType }) as unknown as $ZodObject<
    Shape,
    $catchall<Rest>
  >;

export const array = <Item extends SomeType>(element: Item): $ZodArray<Item> =>
  new ListKind({ type: 'array', element: element as unknown as $ZodType }) as unknown as $ZodArray<Item>;
export const optional = <Inner extends SomeType>(innerType: Inner): $ZodOptional<Inner> =>
  new OptionalKind({
    type: 'optional',
    innerType: innerType as unknown as $ZodType,
  }) as unknown as $ZodOptional<Inner>;
export const nullable = <Inner extends SomeType>(innerType: Inner): $ZodNullable<Inner> =>
  new NullableKind({
    type: 'nullable',
    innerType: innerType as unknown as $ZodType,
  }) as unknown as $ZodNullable<Inner>;

/** Limits of a text or a number, both included. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Gives a schema another reader than the one of its kind. */
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
    // Schemas of the wire have nothing asynchronous in them.
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

/** A text of a limited number of characters. */
export const textWithin = (limits: Limits): Text => within(string(), limits, (text) => [...text].length);

/** A whole number within limits. */
export const wholeWithin = (limits: Limits): Numeric =>
  within(number(), limits, (value) => (Number.isInteger(value) ? value : Number.NaN));

/** What a parse is told besides the value. */
export interface Tolerance {
  /** Collects where a malformed row of {@link rows} stood. */
  dropped?: string[];
}

/**
 * A list of rows. A malformed row is dropped, so that it does not take the others along, and null is an empty list.
 * A list without a single good row is malformed itself.
 */
export const rows = <Item extends SomeType>(element: Item): $ZodArray<Item> => {
  const list = array(element);
  const strict = list._zod.parse;
  return readWith(list, (payload, context: ParseContextInternal & Tolerance) => {
    const given = payload.value ?? (payload.value === null ? [] : undefined);
    // Schemas of the wire have nothing asynchronous in them.
    const readStrictly = () => strict(payload, context) as ParsePayload;
    if (!Array.isArray(given)) return readStrictly();
    const results = given.map((value) => readBy(element, value, context));
    const good = results.filter(({ issues }) => issues.length === 0);
    if (good.length === 0 && given.length > 0) return readStrictly();
    for (const [index, { issues }] of results.entries()) {
      if (issues[0]) context.dropped?.push([index, ...(issues[0].path ?? [])].join('.'));
    }
    payload.value = good.map(({ value }) => value);
    return payload;
  });
};

/** Values of one shape under any key. */
export const dictionary = <Value extends Schema>(value: Value) => open(object({}), value);

// What most fields of the wire are. One schema of each serves all contracts.

// Their types are interfaces because TypeScript prints those by name: the declarations of a contract stay short.
export interface Text extends $ZodString<string> {}
export interface Flag extends $ZodBoolean<boolean> {}
export interface Numeric extends $ZodNumber<number> {}
export interface OptionalText extends $ZodOptional<Text> {}
export interface OptionalFlag extends $ZodOptional<Flag> {}
export interface OptionalNumber extends $ZodOptional<Numeric> {}
export interface MaybeText extends $ZodOptional<$ZodNullable<Text>> {}
export interface MaybeFlag extends $ZodOptional<$ZodNullable<Flag>> {}
export interface MaybeNumber extends $ZodOptional<$ZodNullable<Numeric>> {}

/** May be absent. */
export const optionalText: OptionalText = optional(string());
export const optionalFlag: OptionalFlag = optional(boolean());
export const optionalNumber: OptionalNumber = optional(number());
/** May be absent or null. */
export const maybeText: MaybeText = optional(nullable(string()));
export const maybeFlag: MaybeFlag = optional(nullable(boolean()));
export const maybeNumber: MaybeNumber = optional(nullable(number()));

/** One of some words; anything else counts as absent, as the provider may learn more of them. */
export interface OneOf<Word extends string> extends $ZodOptional<$ZodType<Word, Word>> {}

export const oneOf = <const Word extends string>(words: readonly Word[]): OneOf<Word> =>
  readWith(optional(string()), (payload) => {
    if (!words.some((word) => word === payload.value)) payload.value = undefined;
    return payload;
  }) as unknown as OneOf<Word>;
