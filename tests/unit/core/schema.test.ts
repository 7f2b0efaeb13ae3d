import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { safeParse } from '../../../sdk/core/safe-parse';
import * as own from '../../../sdk/core/schema';

// A schema as data, to be built of our kinds and of zod's.
type Leaf = 'string' | 'number' | 'boolean' | 'unknown' | 'nothing';
type Wrapper = 'optional' | 'nullable' | 'array';
type Shape =
  | { kind: Leaf }
  | { kind: Wrapper; inner: Shape }
  | { kind: 'object'; fields: Record<string, Shape>; rest?: Shape };

interface Kit<S> {
  leaves: Record<Leaf, () => S>;
  wrappers: Record<Wrapper, (inner: S) => S>;
  object: (fields: Record<string, S>, rest?: S) => S;
}

const build = <S>(kit: Kit<S>, shape: Shape): S => {
  if ('inner' in shape) return kit.wrappers[shape.kind](build(kit, shape.inner));
  if (shape.kind !== 'object') return kit.leaves[shape.kind]();
  const fields = Object.entries(shape.fields).map(([name, field]): [string, S] => [name, build(kit, field)]);
  return kit.object(Object.fromEntries(fields), shape.rest && build(kit, shape.rest));
};

const { string, number, boolean, unknown, nothing, optional, nullable, array, object, open } = own;
const ours: Kit<own.Schema> = {
  leaves: { string, number, boolean, unknown, nothing },
  wrappers: { optional, nullable, array },
  object: (fields, rest) => (rest ? open(object(fields), rest) : object(fields)),
};
const theirs: Kit<zod.ZodMiniType> = {
  leaves: { string: zod.string, number: zod.number, boolean: zod.boolean, unknown: zod.unknown, nothing: zod.void },
  wrappers: { optional: zod.optional, nullable: zod.nullable, array: zod.array },
  object: (fields, rest) => (rest ? zod.catchall(zod.object(fields), rest) : zod.object(fields)),
};

const name = fc.constantFrom('id', 'name', 'constructor', 'toString');
const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constantFrom<Leaf>('string', 'number', 'boolean', 'unknown', 'nothing') }),
    fc.record({ kind: fc.constantFrom<Wrapper>('optional', 'nullable', 'array'), inner: tie('shape') }),
    fc.record(
      { kind: fc.constant<'object'>('object'), fields: fc.dictionary(name, tie('shape')), rest: tie('shape') },
      { requiredKeys: ['kind', 'fields'] },
    ),
  ),
}));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, '', 'text', 0, -1.5, Number.NaN, Number.POSITIVE_INFINITY, true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(name, fc.constantFrom('__proto__', 'other')), tie('value'), { noNullPrototype: true }),
  ),
}));

it('parses every value as zod does, and is compatible with zod', () => {
  const issuesOf = (issues: readonly { code?: string; expected?: string; path?: PropertyKey[] | undefined }[] = []) =>
    issues.map(({ code, expected, path = [] }) => ({ code, expected, path }));
  const run = (shape: Shape, value: unknown) => {
    const expected = zod.safeParse(build(theirs, shape), value);
    const schema = build(ours, shape);
    const read = safeParse(schema, value);
    expect(read.success).toBe(expected.success);
    expect(issuesOf(read.success ? [] : read.issues)).toEqual(issuesOf(expected.error?.issues));
    for (const { data } of [read, zod.safeParse(schema, value)]) {
      expect(isDeepStrictEqual(data, expected.data), 'the same data').toBe(true);
    }
  };
  // Random values rarely match: missing and undefined ones are always tried.
  const fields = (inner: Shape): Shape => ({ kind: 'object', fields: { id: inner } });
  const text: Shape = { kind: 'string' };
  const examples = [text, { kind: 'unknown' } as const, { kind: 'nothing' } as const].flatMap((inner) =>
    [
      inner,
      { kind: 'optional', inner } as const,
      { kind: 'nullable', inner: { kind: 'optional', inner } } as const,
      { kind: 'optional', inner: { kind: 'nullable', inner } } as const,
    ].flatMap((field) =>
      [{}, { id: undefined }, { id: null }, { id: 'text' }].map((given): [Shape, unknown] => [fields(field), given]),
    ),
  );
  fc.assert(fc.property(shape, value, run), { examples, numRuns: 1_000 });
});
