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
  type SomeType,
} from 'zod/v4/core';

export { type input, type output, type output as Infer, safeParse } from 'zod/v4/core';

// Zod would otherwise try `new Function` once, which a policy without `unsafe-eval` reports as a violation.
config({ jitless: true });

/** A shape of the wire. Zod's own core, without the methods of its schemas: a seventh less code in the first chunk. */
export type Schema<Output = unknown, Input = unknown> = $ZodType<Output, Input>;

// The constructors of zod's core know their kind, but not what they are made of.

export const string = () => new $ZodString({ type: 'string' }) as Text;
export const number = () => new $ZodNumber({ type: 'number' }) as Numeric;
export const boolean = () => new $ZodBoolean({ type: 'boolean' }) as Flag;
export const unknown = () => new $ZodUnknown({ type: 'unknown' });
/** What is absent. */
export const nothing = () => new $ZodVoid({ type: 'void' });

export const object = <Shape extends $ZodLooseShape>(shape: Shape): $ZodObject<Shape, $strip> =>
  new $ZodObject({ type: 'object', shape }) as unknown as $ZodObject<Shape, $strip>;

/** The same object with further keys, which all hold values of one shape. */
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
