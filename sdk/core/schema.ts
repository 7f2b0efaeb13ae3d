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

export const string = () => new $ZodString({ type: 'string' }) as $ZodString<string>;
export const number = () => new $ZodNumber({ type: 'number' }) as $ZodNumber<number>;
export const boolean = () => new $ZodBoolean({ type: 'boolean' }) as $ZodBoolean<boolean>;
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

/** May be absent. */
export const optionalText = optional(string());
export const optionalFlag = optional(boolean());
export const optionalNumber = optional(number());
/** May be absent or null. */
export const maybeText = optional(nullable(string()));
export const maybeFlag = optional(nullable(boolean()));
export const maybeNumber = optional(nullable(number()));
