import { describe, expect, test } from 'vitest';
import { compileEntitlements } from '../../../sdk/entitlements/entitlements';
import { checkGate } from '../../../sdk/entitlements/gate';

const user = { roles: [{ key: 'Admin' }], permissions: [{ key: 'fe.secure.*' }], email: 'a@example.com' };
const onlyExample = { attribute: 'jwt.email', op: 'ends_with', value: { list: ['@example.com'] }, negate: false };
const entitlements = compileEntitlements({
  permissions: {},
  features: { sso: { expireTime: -1 }, old: { expireTime: 1 }, beta: { planIds: ['beta'] } },
  plans: { beta: { defaultTreatment: 'false', rules: [{ conditions: [onlyExample], treatment: 'true' }] } },
});

const allowed = { allowed: true };
const refused = (justification: string) => ({ allowed: false, justification });

describe('checkGate', () => {
  test.each([
    [{}],
    [{ signedIn: true as const }],
    [{ permission: [] }],
    [{ permission: 'fe.secure.read.users' }],
    [{ permission: ['no', 'fe.secure.x'] }],
    [{ role: 'Admin' }],
    [{ role: ['no', 'Admin'] }],
    [{ feature: 'sso' }],
    [{ feature: ['old', 'sso'] }],
    [{ feature: 'beta' }],
    [{ plan: 'beta' }],
    [{ signedIn: true as const, permission: 'fe.secure.x', role: 'Admin', feature: 'sso', plan: 'beta' }],
  ])('allows %j, but not without a user or when signed out', (when) => {
    expect(checkGate(user, entitlements, when)).toEqual(allowed);
    expect(checkGate(undefined, entitlements, when)).toEqual(refused('SIGNED_OUT'));
    expect(checkGate(null, entitlements, when)).toEqual(refused('SIGNED_OUT'));
  });

  test.each([
    [{ permission: 'fe.other' }, 'MISSING_PERMISSION'],
    [{ permission: ['fe.other', ''] }, 'MISSING_PERMISSION'],
    [{ role: 'admin' }, 'MISSING_ROLE'],
    [{ role: 'Adm*' }, 'MISSING_ROLE'],
    [{ feature: 'none' }, 'MISSING_FEATURE'],
    [{ feature: ['none', 'old'] }, 'BUNDLE_EXPIRED'],
    [{ plan: 'none' }, 'MISSING_PLAN'],
    [{ role: 'Admin', permission: 'fe.other' }, 'MISSING_PERMISSION'],
    [{ permission: 'fe.secure.x', role: 'none' }, 'MISSING_ROLE'],
  ])('refuses %j', (when, justification) => {
    expect(checkGate(user, entitlements, when)).toEqual(refused(justification));
    expect(checkGate({ ...user, superUser: true }, entitlements, when)).toEqual(allowed);
    expect(checkGate({ ...user, superUser: 'true' }, entitlements, when)).toEqual(refused(justification));
  });

  test('refuses features and plans without entitlements', () => {
    expect(checkGate(user, undefined, { feature: 'sso' })).toEqual(refused('MISSING_FEATURE'));
    expect(checkGate(user, undefined, { plan: 'beta' })).toEqual(refused('MISSING_PLAN'));
  });

  test('passes attributes of the host to the rules', () => {
    const rule = { conditions: [{ attribute: 'seat', op: 'is', value: { boolean: true } }], treatment: 'true' };
    const seats = compileEntitlements({
      features: { f: { planIds: ['p'] } },
      plans: { p: { defaultTreatment: 'false', rules: [rule] } },
    });
    expect(checkGate(user, seats, { feature: 'f' }, { seat: true })).toEqual(allowed);
    expect(checkGate(user, seats, { feature: 'f' })).toEqual(refused('MISSING_FEATURE'));
  });

  test('uses the permissions of the given user', () => {
    const other = { ...user, permissions: [] };
    expect(checkGate(user, undefined, { permission: 'fe.secure.x' })).toEqual(allowed);
    expect(checkGate(other, undefined, { permission: 'fe.secure.x' })).toEqual(refused('MISSING_PERMISSION'));
  });
});

test('a gate is not opened by a key that is not a text, even if the user has the same', () => {
  const user = { roles: [{ key: 5 }], permissions: [{ key: 5 }] } as unknown as Parameters<typeof checkGate>[0];
  const five = 5 as unknown as string;
  expect(checkGate(user, undefined, { role: five })).toEqual({ allowed: false, justification: 'MISSING_ROLE' });
  expect(checkGate(user, undefined, { role: [five] })).toEqual({ allowed: false, justification: 'MISSING_ROLE' });
  expect(checkGate(user, undefined, { permission: five })).toMatchObject({ justification: 'MISSING_PERMISSION' });
});
