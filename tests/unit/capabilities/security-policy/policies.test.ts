import * as securityPolicy from '@gatehouse/sdk/security-policy';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const root = '/identity/resources/configurations/v1';

const policies = [
  {
    name: 'mfa',
    save: 'saveMfa',
    path: `${root}/mfa-policy`,
    ours: { id: 'own', enforceMFAType: 'Force' },
    theirs: { id: 'theirs', enforceMFAType: 'DontForce' },
  },
  {
    name: 'lockout',
    save: 'saveLockout',
    path: `${root}/lockout-policy`,
    ours: { id: 'own', enabled: true, maxAttempts: 3 },
    theirs: { id: 'theirs', enabled: true, maxAttempts: 10 },
  },
  {
    name: 'passwordHistory',
    save: 'savePasswordHistory',
    path: `${root}/password-history-policy`,
    ours: { id: 'own', enabled: true, historySize: 5 },
    theirs: { id: 'theirs', enabled: false, historySize: 1 },
  },
] as const;

/** A number is a refusal with that status. */
const response = (value: unknown) => (typeof value === 'number' ? refusal(value) : value);

type Bound = ReturnType<typeof bound>;
const bound = (routes: Record<string, unknown> = {}) => createRespondingFetch(routes).identity.of(securityPolicy);
const read = (name: (typeof policies)[number]['name'], path: string, own: unknown, vendor: unknown) => {
  const of = bound({ [`GET ${path}`]: response(own), [`GET ${path}/vendor`]: response(vendor) });
  return fetchQuery<securityPolicy.PolicyView<unknown>>(of[name]());
};

describe('effectivePolicy', () => {
  test('is the policy of the account', () => {
    expect(securityPolicy.effectivePolicy({ id: 'own', enabled: false }, { id: 'theirs', enabled: true })).toEqual({
      id: 'own',
      enabled: false,
    });
  });

  test('falls back to that of the vendor, whose id is not for saving', () => {
    expect(
      securityPolicy.effectivePolicy<{ id?: string; enabled: boolean }>(null, { id: 'theirs', enabled: true }),
    ).toEqual({
      id: undefined,
      enabled: true,
    });
  });

  test('is null without any policy', () => {
    expect(securityPolicy.effectivePolicy(null, null)).toBeNull();
  });
});

describe.each(policies)('$name', ({ name, path, ours, theirs }) => {
  test('returns both policies and the effective one', async () => {
    expect(await read(name, path, ours, theirs)).toEqual({ own: ours, vendor: theirs, effective: ours });
  });

  test.each([
    ['missing', 404],
    ['null', null],
  ])('uses the vendor policy when the own one is %s', async (_how, own) => {
    expect(await read(name, path, own, theirs)).toEqual({
      own: null,
      vendor: theirs,
      effective: { ...theirs, id: undefined },
    });
  });

  test('accepts missing policies', async () => {
    expect(await read(name, path, 404, 404)).toEqual({ own: null, vendor: null, effective: null });
  });

  test('fails without the required value', async () => {
    await expect(read(name, path, { id: 'own' }, theirs)).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });
});

describe('the global policy', () => {
  test('returns what an account may override', async () => {
    const policy = { enforceMFAType: 'DontForce', allowOverrideEnforcePasswordHistory: true };
    expect(await fetchQuery(bound({ [`GET ${root}`]: { ...policy, publicKey: 'pem' } }).global())).toEqual(policy);
  });

  test.each([403, 404, null])('is null for %j', async (given) => {
    expect(await fetchQuery(bound({ [`GET ${root}`]: response(given) }).global())).toBeNull();
  });
});

describe('saving a policy', () => {
  const saved = async (path: string, run: (of: Bound) => Promise<unknown>) => {
    const { identity, sent } = createRespondingFetch({ [`PATCH ${path}`]: null, [`POST ${path}`]: null });
    await run(identity.of(securityPolicy));
    return sent().map(({ call, body }) => ({ call, body }));
  };

  test('saves an inherited policy as one of the account', async () => {
    const { path, theirs } = policies[1];
    const routes = { [`GET ${path}/vendor`]: theirs };
    const { effective } = await fetchQuery(bound(routes).lockout());
    if (!effective) throw new Error('no policy applies');
    const draft = { ...effective, maxAttempts: 4 };
    expect(await saved(path, (of) => of.saveLockout().mutationFn(draft))).toEqual([
      { call: `POST ${path}`, body: { enabled: true, maxAttempts: 4 } },
    ]);
  });
});
