import * as applications from '@gatehouse/sdk/applications';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const TENANT_APPS = 'GET /applications/resources/applications/tenant-assignments/v1';
const BY_IDS = 'GET /applications/resources/applications/v1';
const USERS_OF_APPS = 'GET /identity/resources/applications/v1/apps-users';
const APPS_OF_USERS = 'GET /identity/resources/applications/v1/users-apps';
const ASSIGN = 'POST /identity/resources/applications/v1/apps-user';
const UNASSIGN = 'DELETE /identity/resources/applications/v1/user-apps';

const free = { id: 'free', name: 'Wiki', accessType: 'FREE_ACCESS' };
const mail = { id: 'mail', name: 'Mail', accessType: 'MANAGED_ACCESS' };
const crm = { id: 'crm', name: 'CRM', accessType: 'MANAGED_ACCESS', logoURL: null };

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { identity, sent, of: identity.of(applications) };
};

describe('applications of a user', () => {
  test('are those with free access and the assigned ones', () => {
    expect(applications.heldApplications([mail, free, crm], ['crm'])).toEqual([free, crm]);
    expect(applications.heldApplications([mail, free], [])).toEqual([free]);
  });

  test('are treated as managed for an unknown access type', () => {
    expect(applications.heldApplications([{ id: 'a', accessType: 'OTHER' }, { id: 'b' }], ['b'])).toEqual([
      { id: 'b' },
    ]);
  });

  test('are read for one user', async () => {
    const { of, sent } = setUp({
      'GET /identity/resources/applications/v1/u1/apps': ['crm'],
      [BY_IDS]: [free, mail, crm],
    });
    expect(await fetchQuery(of.ofUser('u1'))).toEqual([free, crm]);
    expect(sent()[1]).toMatchObject({ call: BY_IDS, query: { ids: 'crm', _includeFreeAccess: 'true' } });
  });

  test('are read for several users, also for those missing in the response', async () => {
    const { of, sent } = setUp({
      [APPS_OF_USERS]: [
        { userId: 'u1', appIds: ['crm', 'mail'] },
        { userId: 'u2', appIds: ['crm'] },
      ],
      [BY_IDS]: [free, mail, crm],
    });
    expect(await fetchQuery(of.ofUsers(['u1', 'u2', 'u3']))).toEqual({
      u1: [free, mail, crm],
      u2: [free, crm],
      u3: [free],
    });
    expect(sent().map(({ query }) => query)).toEqual([
      { userIds: 'u1,u2,u3' },
      { ids: 'crm,mail', _includeFreeAccess: 'true' },
    ]);
  });
});

describe('applications of the account', () => {
  const assignments = [
    { tenantId: 't1', appIds: ['crm', 'mail', 'crm'] },
    { tenantId: 't2', appIds: ['other'] },
    { tenantId: 't1' },
  ];

  test('are those of the requested account only, each once', async () => {
    const { of, sent } = setUp({ [TENANT_APPS]: assignments, [BY_IDS]: [free, mail, crm] });
    expect(await fetchQuery(of.list({ tenantId: 't1' }))).toEqual([free, mail, crm]);
    expect(sent()[1]?.query).toEqual({ ids: 'crm,mail', _includeFreeAccess: 'true' });
  });

  test('are those of all accounts in the response by default', async () => {
    const { of, sent } = setUp({ [TENANT_APPS]: assignments, [BY_IDS]: [] });
    expect(await fetchQuery(of.list({}))).toEqual([]);
    expect(sent()[1]?.query).toMatchObject({ ids: 'crm,mail,other' });
  });

  test('include their assigned users', async () => {
    const { of, sent } = setUp({
      [TENANT_APPS]: assignments,
      [BY_IDS]: [free, crm],
      [USERS_OF_APPS]: [
        { appId: 'crm', userIds: ['u1', 'u2', 'u1'] },
        { appId: 'unknown', userIds: ['u9'] },
      ],
    });
    expect(await fetchQuery(of.listWithUsers({ tenantId: 't1' }))).toEqual([
      { ...free, userIds: [] },
      { ...crm, userIds: ['u1', 'u2'] },
    ]);
    expect(sent()[2]?.query).toEqual({ appIds: 'free,crm' });
  });

  test('request no users without applications', async () => {
    const { of, sent } = setUp({ [TENANT_APPS]: [], [BY_IDS]: [] });
    expect(await fetchQuery(of.listWithUsers({}))).toEqual([]);
    expect(sent()).toHaveLength(2);
  });
});

describe('assigning applications', () => {
  const toBoth = { tenantId: 't1', userIds: ['u1', 'u2', 'u1'], appIds: ['crm', 'mail'] };

  test('collects failures and continues', async () => {
    const { of } = setUp({
      [ASSIGN]: ({ body }: { body: string }) =>
        body.includes('"u1"') ? refusal(400, 'not in this account')() : new Response(''),
    });
    await expect(of.assign().mutationFn(toBoth)).rejects.toMatchObject({
      errorCode: 'partly-done',
      statusCode: 400,
      traceId: 'trace-1',
      done: [{ change: 'add', what: 'user', key: 'u2' }],
      failed: [
        {
          key: 'u1',
          error: {
            errorCode: 'assignment-failed',
            message: 'Assignment action failed. Try again or contact support.',
            cause: { message: 'not in this account' },
          },
        },
      ],
    });
  });

  test('reports what was accepted and what was refused', async () => {
    const { of } = setUp({ [ASSIGN]: {}, [UNASSIGN]: refusal(500) });
    const change = of.setOfUser().mutationFn({ userId: 'u1', tenantId: 't1', before: ['a', 'b'], after: ['b', 'c'] });
    await expect(change).rejects.toMatchObject({
      statusCode: 500,
      cause: { errorCode: 'assignment-failed' },
      done: [{ change: 'add', what: 'application', key: 'c' }],
      failed: [{ change: 'remove', what: 'application', key: 'a' }],
    });
  });
});
