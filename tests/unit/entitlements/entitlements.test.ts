import { describe, expect, test } from 'vitest';
import { safeParse } from '../../../sdk/core/schema';
import { UserEntitlements } from '../../../sdk/entitlements/contract';
import { compileEntitlements } from '../../../sdk/entitlements/entitlements';

const NOW = Date.UTC(2026, 0, 15);
const yes = { isEntitled: true };
const missing = { isEntitled: false, justification: 'MISSING_FEATURE' };
const expired = { isEntitled: false, justification: 'BUNDLE_EXPIRED' };
const unheld = { isEntitled: false, justification: 'MISSING_PERMISSION' };

const always = { conditions: [], treatment: 'true' };
const block = { conditions: [], treatment: 'false' };
const when = (attribute: string, ...list: string[]) => ({ attribute, op: 'in_list', value: { list }, negate: false });
const flag = (part: object) => ({ on: true, offTreatment: 'false', defaultTreatment: 'false', ...part });

const checkFeature = (feature: object, attributes = {}, plans = {}) =>
  compileEntitlements({ permissions: {}, plans, features: { f: feature } }, () => NOW).check(
    { featureKey: 'f' },
    attributes,
  );

describe('direct grants', () => {
  test.each([
    [-1, yes],
    [NOW + 1, yes],
    [NOW, yes],
    [NOW - 1, expired],
    [0, expired],
    [-2, expired],
    [Math.floor(NOW / 1000) + 3600, expired],
    [null, missing],
    [undefined, missing],
    ['-1', missing],
    [true, missing],
  ])('expireTime %j', (expireTime, expected) => {
    expect(checkFeature({ expireTime })).toEqual(expected);
  });

  test('expire while the page stays open', () => {
    let now = NOW;
    const entitlements = compileEntitlements({ features: { f: { expireTime: NOW } } }, () => now);
    expect(entitlements.check({ featureKey: 'f' })).toEqual(yes);
    now += 1;
    expect(entitlements.check({ featureKey: 'f' })).toEqual(expired);
  });
});

describe('flags and plans', () => {
  test('use the off-treatment of a disabled flag', () => {
    expect(checkFeature({ featureFlag: flag({ on: false, offTreatment: 'true' }) })).toEqual(yes);
    expect(checkFeature({ featureFlag: flag({ on: false, defaultTreatment: 'true', rules: [always] }) })).toEqual(
      missing,
    );
    expect(checkFeature({ featureFlag: flag({ on: 'true', defaultTreatment: 'true' }) })).toEqual(missing);
  });

  test('use the first matching rule', () => {
    expect(checkFeature({ featureFlag: flag({ rules: [block, always], defaultTreatment: 'true' }) })).toEqual(missing);
    expect(checkFeature({ featureFlag: flag({ rules: [always, block] }) })).toEqual(yes);
    expect(checkFeature({ featureFlag: flag({ defaultTreatment: 'true' }) })).toEqual(yes);
  });

  test('entitle only with the text "true"', () => {
    expect(checkFeature({ featureFlag: flag({ defaultTreatment: true }) })).toEqual(missing);
    expect(checkFeature({ featureFlag: flag({ rules: [{ conditions: [], treatment: true }] }) })).toEqual(missing);
  });

  test('refuse with an invalid rule instead of using the default', () => {
    for (const rule of [null, 5, 'rule', []]) {
      expect(checkFeature({ featureFlag: flag({ rules: [rule], defaultTreatment: 'true' }) })).toEqual(missing);
    }
  });

  test('negate only with the boolean true', () => {
    const rule = { conditions: [{ ...when('a', '1'), negate: 'true' }], treatment: 'true' };
    expect(checkFeature({ featureFlag: flag({ rules: [rule] }) }, { custom: { a: '1' } })).toEqual(yes);
  });

  test('join conditions with "and", or with "or" of the rule, in nested groups', () => {
    const conditions = [when('a', '1'), when('b', '1')];
    const custom = { a: '1', b: '2' };
    const decide = (rule: object) =>
      checkFeature({ featureFlag: flag({ rules: [{ treatment: 'true', ...rule }] }) }, { custom });
    expect(decide({ conditions })).toEqual(missing);
    expect(decide({ conditionLogic: 'and', conditions })).toEqual(missing);
    expect(decide({ conditionLogic: 'xor', conditions })).toEqual(missing);
    expect(decide({ conditionLogic: 'or', conditions })).toEqual(yes);
    expect(decide({ conditionLogic: 'or', conditions: [] })).toEqual(yes);
    expect(decide({ conditions: [{ conditionLogic: 'or', conditions }, when('a', '1')] })).toEqual(yes);
    expect(decide({ conditions: [{ conditionLogic: 'or', conditions }, when('a', '2')] })).toEqual(missing);
  });

  test('evaluate nested groups up to a depth of twenty', () => {
    const nested = (levels: number): object => (levels === 0 ? when('a', '1') : { conditions: [nested(levels - 1)] });
    const decide = (levels: number) =>
      checkFeature(
        { featureFlag: flag({ rules: [{ treatment: 'true', conditions: [nested(levels)] }] }) },
        { custom: { a: '1' } },
      ).isEntitled;
    expect([0, 1, 2, 20, 21, 5_000].map(decide)).toEqual([true, true, true, true, false, false]);
  });

  test('need one listed plan; unknown and unlisted plans do not count', () => {
    const plans = { no: { defaultTreatment: 'false' }, yes: { defaultTreatment: 'false', rules: [always] } };
    expect(checkFeature({ planIds: ['gone', 'no', 'yes'] }, {}, plans)).toEqual(yes);
    expect(checkFeature({ planIds: ['gone', 'no', 'toString'] }, {}, plans)).toEqual(missing);
    expect(checkFeature({ planIds: [] }, {}, plans)).toEqual(missing);
  });

  test('entitle by any source', () => {
    const plans = { yes: { defaultTreatment: 'true' }, no: { defaultTreatment: 'false', rules: [block] } };
    expect(checkFeature({ expireTime: 1, featureFlag: flag({ rules: [always] }) })).toEqual(yes);
    expect(checkFeature({ expireTime: 1, planIds: ['yes'] }, {}, plans)).toEqual(yes);
    expect(checkFeature({ expireTime: -1, featureFlag: flag({ on: false }), planIds: ['no'] }, {}, plans)).toEqual(yes);
    expect(checkFeature({ expireTime: 1, featureFlag: flag({}), planIds: ['no'] }, {}, plans)).toEqual(expired);
  });

  test('evaluate one plan', () => {
    const plans = {
      pro: { defaultTreatment: 'false', rules: [{ conditions: [when('seat', 'a')], treatment: 'true' }] },
    };
    const entitlements = compileEntitlements({ plans });
    expect(entitlements.hasPlan('pro', { custom: { seat: 'a' } })).toBe(true);
    expect(entitlements.hasPlan('pro', { custom: { seat: 'b' } })).toBe(false);
    expect(entitlements.hasPlan('toString')).toBe(false);
  });
});

describe('attributes', () => {
  const reads = (attribute: string, expected: string, attributes: object) =>
    checkFeature(
      { featureFlag: flag({ rules: [{ conditions: [when(attribute, expected)], treatment: 'true' }] }) },
      attributes,
    ).isEntitled;

  const jwt = {
    id: 'u1',
    sub: 'u2',
    email: 'a@b.c',
    tenantId: 't1',
    roles: [{ key: 'Admin' }],
    groups: ['g1'],
    'https://claims.example/plan': 'gold',
    deep: { 'dotted.key': { end: 'x' } },
  };

  test.each([
    ['frontegg.email', 'a@b.c'],
    ['frontegg.tenantId', 't1'],
    ['frontegg.userId', 'u1'],
    ['jwt.sub', 'u2'],
    ['jwt.roles.0.key', 'Admin'],
    ['jwt.groups.0', 'g1'],
    ['jwt.https://claims.example/plan', 'gold'],
    ['jwt.deep.dotted.key.end', 'x'],
  ])('%s', (attribute, value) => {
    expect(reads(attribute, value, { jwt })).toBe(true);
  });

  test('take emailVerified from email_verified only', () => {
    const rule = {
      conditions: [{ attribute: 'frontegg.emailVerified', op: 'is', value: { boolean: true } }],
      treatment: 'true',
    };
    const verified = (claims: object) =>
      checkFeature({ featureFlag: flag({ rules: [rule] }) }, { jwt: claims }).isEntitled;
    expect(verified({ email_verified: true })).toBe(true);
    expect(verified({ emailVerified: true })).toBe(false);
  });

  test('find lists and nested objects by longer paths only', () => {
    const present = (attribute: string, claims: object) => {
      const rule = { conditions: [{ ...when(attribute, 'no such'), negate: true }], treatment: 'true' };
      return checkFeature({ featureFlag: flag({ rules: [rule] }) }, { jwt: claims }).isEntitled;
    };
    expect(present('jwt.groups', { groups: ['a'] })).toBe(false);
    expect(present('jwt.groups', { groups: [] })).toBe(true);
    expect(present('jwt.deep', { deep: {} })).toBe(true);
    expect(present('jwt.born', { born: new Date() })).toBe(true);
    expect(present('jwt.groups.length', { groups: ['a'] })).toBe(false);
  });

  test('find custom values by their full name, and never replace a claim', () => {
    expect(reads('region', 'eu', { custom: { region: 'eu' } })).toBe(true);
    expect(reads('a.b', 'x', { custom: { a: { b: 'x' } } })).toBe(false);
    expect(reads('frontegg.email', 'x', { custom: { 'frontegg.email': 'x' } })).toBe(false);
    expect(reads('frontegg.email', 'x', { custom: { 'frontegg.email': 'x' }, jwt })).toBe(false);
    expect(reads('jwt.role', 'x', { custom: { 'jwt.role': 'x' }, jwt })).toBe(false);
  });

  test('ignore inherited object members', () => {
    const negated = { conditions: [{ ...when('toString', 'x'), negate: true }], treatment: 'true' };
    expect(checkFeature({ featureFlag: flag({ rules: [negated] }) }, { custom: {} })).toEqual(missing);
  });
});

describe('permissions with linked features', () => {
  const check = (features: object, permissionKey = 'fe.a') =>
    compileEntitlements({ permissions: { 'fe.*': false }, plans: {}, features }, () => NOW).check({ permissionKey });
  const link = (expireTime: number | null) => ({ expireTime, linkedPermissions: ['fe.a'] });

  test('ignore the value of a permission', () => {
    expect(check({})).toEqual(yes);
  });

  test('need any entitled feature; expired takes precedence over missing', () => {
    expect(check({ x: link(null), y: link(-1) })).toEqual(yes);
    expect(check({ x: link(null), y: link(1) })).toEqual(expired);
    expect(check({ x: link(1), y: link(null) })).toEqual(expired);
    expect(check({ x: link(null) })).toEqual(missing);
  });

  test('have exact keys: a wildcard is plain text', () => {
    expect(check({ x: { expireTime: null, linkedPermissions: ['fe.*'] } })).toEqual(yes);
  });

  test('are not evaluated for a missing permission', () => {
    expect(check({ x: { expireTime: -1, linkedPermissions: ['be.a'] } }, 'be.a')).toEqual(unheld);
  });

  test('are evaluated with the attributes', () => {
    const rules = [{ conditions: [when('seat', 'a')], treatment: 'true' }];
    const features = { x: { linkedPermissions: ['fe.a'], featureFlag: flag({ rules }) } };
    const entitlements = compileEntitlements({ permissions: { 'fe.a': true }, features });
    expect(entitlements.check({ permissionKey: 'fe.a' }, { custom: { seat: 'a' } })).toEqual(yes);
    expect(entitlements.check({ permissionKey: 'fe.a' })).toEqual(missing);
  });

  test('take precedence when both keys are given', () => {
    const entitlements = compileEntitlements({ permissions: {}, features: { f: { expireTime: -1 } } });
    expect(entitlements.check({ permissionKey: 'fe.a', featureKey: 'f' })).toEqual(unheld);
  });
});

describe('malformed data', () => {
  const bad = [null, 0, 'text', true, [], {}, [null], { f: null }, { f: 5 }, { f: [] }];

  test.each(bad.map((value) => [value]))('%j anywhere is refused without an exception', (value) => {
    const places = [
      value,
      { features: value, plans: value, permissions: value },
      { features: { f: { expireTime: value, planIds: value, linkedPermissions: value, featureFlag: value } } },
      { features: { f: { featureFlag: { on: value, rules: value, offTreatment: value, defaultTreatment: value } } } },
      { features: { f: { featureFlag: flag({ rules: [value] }) } } },
      { features: { f: { featureFlag: flag({ rules: [{ treatment: 'true', conditions: [value] }] }) } } },
      { features: { f: { planIds: ['p', value] } }, plans: { p: value } },
    ];
    for (const data of places) {
      const entitlements = compileEntitlements(data, () => NOW);
      for (const jwt of [null, undefined, 5, { roles: null }]) {
        const attributes = { custom: null, jwt } as never;
        const result = entitlements.check({ featureKey: 'f' }, attributes);
        expect(result.isEntitled ? '' : result.justification).toMatch(/^(MISSING_FEATURE|BUNDLE_EXPIRED)$/);
        expect(entitlements.check({ permissionKey: 'fe.a' }, attributes)).toEqual(unheld);
      }
    }
  });

  test('with endlessly nested groups matches nothing', () => {
    let group: object = { conditions: [] };
    for (let depth = 0; depth < 50_000; depth += 1) group = { conditions: [group] };
    expect(checkFeature({ featureFlag: flag({ rules: [{ ...group, treatment: 'true' }] }) })).toEqual(missing);
  });

  test('that is missing refuses every check', () => {
    const entitlements = compileEntitlements(undefined);
    expect(entitlements.check({ featureKey: 'f' })).toEqual(missing);
    expect(entitlements.check({ permissionKey: 'fe.a' })).toEqual(unheld);
    expect(entitlements.hasPlan('p')).toBe(false);
  });

  test('with an unknown condition does not invalidate the rest of the response', () => {
    const rules = [{ conditionLogic: 'or', conditions: [{ something: 'new' }, 5], treatment: 'true' }];
    const data = {
      permissions: {},
      plans: {},
      features: { f: { featureFlag: flag({ rules }) }, g: { expireTime: -1 } },
    };
    const parsed = safeParse(UserEntitlements, data);
    expect(parsed.success).toBe(true);
    const entitlements = compileEntitlements(parsed.data);
    expect(entitlements.check({ featureKey: 'f' })).toEqual(missing);
    expect(entitlements.check({ featureKey: 'g' })).toEqual(yes);
  });
});
