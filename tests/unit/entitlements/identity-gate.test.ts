import { createIdentity, type GateCondition, type IdentityOptions } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { json } from '../../support/recorder';
import { silentIdentity } from '../../support/silent-identity';
import { createBrowser, settle } from '../../support/tabs';

const ME = '/frontegg/identity/resources/users/v2/me';
const ENTITLEMENTS = '/frontegg/entitlements/api/v2/user-entitlements';

const claims = { sub: 'ann', email: 'ann@x.test', tenantId: 'north', email_verified: true };
const me = { id: 'ann', email: 'ann@x.test', tenantId: 'north', roles: [{ id: 'r1', key: 'Admin', name: 'Admin' }] };

const when = (attribute: string, op: string, value: object) => ({
  planIds: [],
  featureFlag: {
    on: true,
    offTreatment: 'false',
    defaultTreatment: 'false',
    rules: [{ conditions: [{ attribute, op, value, negate: false }], treatment: 'true' }],
  },
});

const responses: Record<string, unknown> = {
  [ME]: me,
  [ENTITLEMENTS]: {
    permissions: {},
    plans: {},
    features: {
      verified: when('frontegg.emailVerified', 'is', { boolean: true }),
      administrators: when('jwt.roles.0.key', 'in_list', { list: ['Admin'] }),
      seats: when('seats', 'greater_than', { number: 5 }),
    },
  },
};

const signIn = async (own: Partial<IdentityOptions> = { entitlements: { enabled: true } }) => {
  const fetch = async (request: string) => json(responses[new URL(request).pathname] ?? {}, { status: 200 });
  const { environment } = createBrowser({ fetch }).openTab();
  const identity = silentIdentity({ ...{ loginMode: 'embedded', environment }, ...own });
  const token = Buffer.from(JSON.stringify(claims)).toString('base64url');
  await identity.session.accept({ accessToken: `e30.${token}.x` });
  await settle();
  return identity;
};

describe('a gate and a check of the same feature', () => {
  it.each([
    ['verified', undefined],
    ['administrators', undefined],
    ['seats', { seats: 6 }],
  ])('%s: use the claims, the profile and attributes of the host', async (featureKey, attributes) => {
    const identity = await signIn();
    expect(identity.can({ featureKey }, attributes)).toEqual({ isEntitled: true });
    expect(identity.gate({ feature: featureKey }, attributes)).toEqual({ allowed: true });
  });

  it('refuse unknown attributes', async () => {
    const identity = await signIn();
    expect(identity.can({ featureKey: 'seats' })).toEqual({ isEntitled: false, justification: 'MISSING_FEATURE' });
    expect(identity.gate({ feature: 'seats' })).toEqual({ allowed: false, justification: 'MISSING_FEATURE' });
  });
});

describe('without entitlements', () => {
  const text = "You must first enable entitlements via the provider's options to use this function";

  it.each<GateCondition>([{ feature: 'sso' }, { plan: 'pro' }, { feature: [] }])(
    'the gate %j reports the reason',
    async (gate) => {
      const identity = await signIn({});
      expect(() => identity.gate(gate)).toThrow(text);
      expect(() => identity.can({ featureKey: 'sso' })).toThrow(text);
    },
  );

  it('roles and permissions still work', async () => {
    const identity = await signIn({});
    expect(identity.gate({ role: 'Admin' })).toEqual({ allowed: true });
    expect(identity.gate({ permission: 'fe.secure.read.users' })).toMatchObject({
      justification: 'MISSING_PERMISSION',
    });
    expect(identity.gate({})).toEqual({ allowed: true });
  });
});

describe('while no user is signed in', () => {
  const { environment } = createBrowser({ fetch: async () => json({}) }).openTab();
  const identity = createIdentity({ clientId: 'portal', environment, entitlements: { enabled: true } });

  it('a gate is closed, and a check has the reason', () => {
    expect(identity.gate({ feature: 'sso' })).toEqual({ allowed: false, justification: 'SIGNED_OUT' });
    expect(identity.can({ featureKey: 'sso' })).toMatchObject({ justification: 'MISSING_FEATURE' });
    expect(identity.can({ permissionKey: undefined, featureKey: 'x' })).toMatchObject({
      justification: 'MISSING_FEATURE',
    });
    expect(identity.can({ permissionKey: 'fe.x' })).toMatchObject({ justification: 'MISSING_PERMISSION' });
  });
});
