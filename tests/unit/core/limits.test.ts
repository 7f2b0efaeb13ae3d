import { describe, expect, it } from 'vitest';
import { integerWithin, object, optional, safeParse, textWithin } from '../../../sdk/core/schema';

const Form = object({ name: textWithin({ min: 1, max: 3 }), level: optional(integerWithin({ min: 0, max: 100 })) });

const issuesOf = (value: unknown) => {
  const result = safeParse(Form, value);
  return result.success ? [] : result.issues.map(({ code, path }) => `${path?.join('.')}: ${code}`);
};

describe('limits of a field', () => {
  it.each([
    { name: 'a' },
    { name: 'abc', level: 0 },
    // Characters are counted, not their code units.
    { name: '😀😀😀', level: 100 },
  ])('accept %o', (value) => {
    expect(safeParse(Form, value)).toEqual({ success: true, data: value });
  });

  it.each([
    [{ name: '' }, ['name: too_small']],
    [{ name: 'abcd', level: -1 }, ['name: too_big', 'level: too_small']],
    [{ name: 'a', level: 101 }, ['level: too_big']],
    [{ name: 'a', level: 1.5 }, ['level: invalid_type']],
    [{ name: 'a', level: Number.NaN }, ['level: invalid_type']],
    [{ name: 5 }, ['name: invalid_type']],
    [{}, ['name: invalid_type']],
  ])('refuse %o', (value, issues) => {
    expect(issuesOf(value)).toEqual(issues);
  });

  it('are known to forms, which validate by Standard Schema', async () => {
    expect(await Form['~standard'].validate({ name: 'abcd' })).toMatchObject({
      issues: [{ code: 'too_big', maximum: 3, origin: 'string', path: ['name'] }],
    });
  });
});
