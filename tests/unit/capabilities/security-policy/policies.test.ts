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

  test.each([403, 404])('ignores a vendor policy that fails with %i', async (status) => {
    expect(await read(name, path, ours, status)).toEqual({ own: ours, vendor: null, effective: ours });
  });

  test('accepts missing policies', async () => {
    expect(await read(name, path, 404, 404)).toEqual({ own: null, vendor: null, effective: null });
  });

  test.each([
    ['own', 500, theirs],
    ["vendor's", ours, 503],
  ] as const)('fails when the %s policy fails', async (_whose, own, vendor) => {
    await expect(read(name, path, own, vendor)).rejects.toMatchObject({ name: 'ApiError' });
  });

  test('fails without the required value', async () => {
    await expect(read(name, path, { id: 'own' }, theirs)).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });
});

describe('without the permission', () => {
  test('the MFA policy is empty', async () => {
    const [mfa] = policies;
    expect((await read('mfa', mfa.path, 403, mfa.theirs)).own).toBeNull();
  });

  test.each(policies.slice(1))('the $name policy fails', async ({ name, path, theirs }) => {
    await expect(read(name, path, 403, theirs)).rejects.toMatchObject({ statusCode: 403 });
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

  test('fails with an error', async () => {
    await expect(fetchQuery(bound({ [`GET ${root}`]: refusal(500) }).global())).rejects.toMatchObject({
      statusCode: 500,
    });
  });
});

describe('saving a policy', () => {
  const saved = async (path: string, run: (of: Bound) => Promise<unknown>) => {
    const { identity, sent } = createRespondingFetch({ [`PATCH ${path}`]: null, [`POST ${path}`]: null });
    await run(identity.of(securityPolicy));
    return sent().map(({ call, body }) => ({ call, body }));
  };

  test('updates the MFA policy with an id and creates it without', async () => {
    const { path } = policies[0];
    expect(await saved(path, (of) => of.saveMfa().mutationFn({ id: 'own', enforceMFAType: 'Force' }))).toEqual([
      { call: `PATCH ${path}`, body: { id: 'own', enforceMFAType: 'Force' } },
    ]);
    expect(await saved(path, (of) => of.saveMfa().mutationFn({ enforceMFAType: 'ForceExceptSAML' }))).toEqual([
      { call: `POST ${path}`, body: { enforceMFAType: 'ForceExceptSAML' } },
    ]);
  });

  test('updates the lockout policy with an id and creates it without', async () => {
    const { path } = policies[1];
    const values = { enabled: true, maxAttempts: 3 };
    expect(await saved(path, (of) => of.saveLockout().mutationFn({ ...values, id: 'own' }))).toEqual([
      { call: `PATCH ${path}`, body: { ...values, id: 'own' } },
    ]);
    expect(await saved(path, (of) => of.saveLockout().mutationFn(values))).toEqual([
      { call: `POST ${path}`, body: values },
    ]);
  });

  test('updates the password history with an id and creates it without', async () => {
    const { path } = policies[2];
    const values = { enabled: false, historySize: 0 };
    expect(await saved(path, (of) => of.savePasswordHistory().mutationFn({ ...values, id: 'own' }))).toEqual([
      { call: `PATCH ${path}`, body: { ...values, id: 'own' } },
    ]);
    expect(await saved(path, (of) => of.savePasswordHistory().mutationFn(values))).toEqual([
      { call: `POST ${path}`, body: values },
    ]);
  });

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

  test.each([
    ['sends at least one for an enabled policy', true, 0],
    ['refuses a number that JSON cannot represent', true, Number.NaN],
    ['refuses half an attempt', true, 2.5],
    ['refuses a negative number', false, -1],
  ])('%s', async (_why, enabled, count) => {
    const { identity, sent } = createRespondingFetch({});
    const of = identity.of(securityPolicy);
    await expect(of.saveLockout().mutationFn({ enabled, maxAttempts: count })).rejects.toMatchObject({
      errorCode: 'invalid-input',
      errorContext: { name: 'maxAttempts' },
    });
    await expect(of.savePasswordHistory().mutationFn({ enabled, historySize: count })).rejects.toMatchObject({
      errorCode: 'invalid-input',
      errorContext: { name: 'historySize' },
    });
    expect(sent()).toEqual([]);
  });

  test.each(policies)('with $save invalidates the policies and their recommendations', ({ save }) => {
    expect(bound()[save]().meta.invalidates).toEqual(['securityPolicy', 'securityCenter']);
  });
});
