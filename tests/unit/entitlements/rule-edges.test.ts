import { describe, expect, test } from 'vitest';
import { createLookup } from '../../../sdk/entitlements/attributes';
import { compilePlan } from '../../../sdk/entitlements/evaluate';
import { checkGate } from '../../../sdk/entitlements/gate';

const when = (condition: object, attribute: unknown): boolean => {
  const rule = { conditions: [{ attribute: 'x', negate: false, ...condition }], treatment: 'true' };
  return compilePlan({ defaultTreatment: 'false', rules: [rule] })(createLookup({ custom: { x: attribute } }));
};

describe('dates of a rule', () => {
  const on = { op: 'on', value: { date: '2026-03-05' } };

  test.each([
    ['2026-03-05', true],
    [['2026-03-05'], false],
    ['on 2026-03-05', false],
    ['05.03.2026', false],
  ])('may be a Date, a number or an ISO text; %j matches: %s', (attribute, expected) => {
    expect(when(on, attribute)).toBe(expected);
  });

  test.each([[['2026-03-05']], ['on 2026-03-05']])('cannot be %j, negated or not', (date) => {
    const attribute = new Date('2026-03-05');
    expect(when({ op: 'on', value: { date } }, attribute)).toBe(false);
    expect(when({ op: 'on', value: { date }, negate: true }, new Date(0))).toBe(false);
  });
});

describe('nested groups', () => {
  const nested = (levels: number): unknown =>
    levels === 0
      ? { attribute: 'x', op: 'is', value: { boolean: true }, negate: false }
      : { conditions: [nested(levels - 1)] };
  const decide = (levels: number) =>
    compilePlan({ rules: [{ conditions: [nested(levels)], treatment: 'true' }] })(
      createLookup({ custom: { x: true } }),
    );

  test('are evaluated up to a depth of twenty', () => {
    expect([0, 1, 2, 20, 21, 5_000].map(decide)).toEqual([true, true, true, true, false, false]);
  });
});

describe('a gate', () => {
  test('is not opened by a key that is not a text, even if the user has the same', () => {
    const user = { roles: [{ key: 5 }], permissions: [{ key: 5 }] } as unknown as Parameters<typeof checkGate>[0];
    const five = 5 as unknown as string;
    expect(checkGate(user, undefined, { role: five })).toEqual({ allowed: false, justification: 'MISSING_ROLE' });
    expect(checkGate(user, undefined, { role: [five] })).toEqual({ allowed: false, justification: 'MISSING_ROLE' });
    expect(checkGate(user, undefined, { permission: five })).toMatchObject({ justification: 'MISSING_PERMISSION' });
  });
});
