import { describe, expect, it } from 'vitest';
import type { ApplicationRow } from '../../../emulator/db/rows/applications';
import { buildUser } from '../../../emulator/seed/seed-user';
import { asPerson, refusalOf } from './signed-in';
import { claimsOf } from './support';

const APPS = '/identity/resources/applications/v1';
const tenantId = 'tenant-acme';

const application = (id: string, more: Partial<ApplicationRow> = {}): ApplicationRow => ({
  id,
  name: id,
  description: '',
  accessType: 'MANAGED_ACCESS',
  type: 'web',
  appURL: 'https://app.example.com/',
  loginURL: 'https://app.example.com/login',
  isDefault: false,
  isActive: true,
  tenantIds: [tenantId],
  ...more,
});

/** A provider with applications and a signed-in administrator of Acme, or a user without permissions. */
const start = async (roleIds = ['role-admin']) => {
  const { emulator, db, call, other } = await asPerson({ roleIds });
  db.applications.put(application('notes'));
  db.applications.put(application('wiki', { accessType: 'FREE_ACCESS', tenantIds: [] }));
  db.applications.put(application('foreign', { tenantIds: ['tenant-resale'] }));
  const member = buildUser({ email: 'member@acme.test', memberships: [{ tenantId, roleIds: [] }] });
  await emulator.addUser(member);
  const change = (method: 'POST' | 'DELETE', given: object = {}) =>
    call(method, `${APPS}/${method === 'POST' ? 'apps-user' : 'user-apps'}`, {
      userId: member.id,
      tenantId,
      appIds: ['notes'],
      ...given,
    });
  const requested = { 'frontegg-requested-application-id': 'notes' };
  const signIn = () =>
    other.call('/identity/resources/auth/v1/user', {
      json: { email: member.email, password: member.password },
      headers: requested,
    });
  const renew = () =>
    other.call('/identity/resources/auth/v1/user/token/refresh', { json: { tenantId: null }, headers: requested });
  return { emulator, db, call, change, member, other, signIn, renew };
};

describe('an application with managed access', () => {
  it('refuses sign-ins of users without an assignment, and renewals once it is removed', async () => {
    const { change, signIn, renew, db } = await start();
    const before = db.sessions.count();
    expect(await refusalOf(signIn())).toEqual([403, 'application-refused']);
    expect(db.sessions.count()).toBe(before);
    await change('POST');
    expect(claimsOf((await signIn()).body.accessToken).applicationId).toBe('notes');
    expect((await renew()).status).toBe(200);
    await change('DELETE');
    expect(await refusalOf(renew())).toEqual([403, 'application-refused']);
  });

  it('is assigned and unassigned with audit rows, and lists are updated at once', async () => {
    const { call, change, db, member } = await start();
    const held = async () => (await call('GET', `${APPS}/${member.id}/apps`)).body;
    const holders = async () => (await call('GET', `${APPS}/apps-users?appIds=notes,wiki`)).body;
    expect(await held()).toEqual([]);
    await change('POST');
    expect(db.audits.list().at(-1)?.description).toBe('Applications assigned: notes to member@acme.test');
    expect(await held()).toEqual(['notes']);
    expect(await holders()).toEqual([{ appId: 'notes', userIds: [member.id] }]);
    expect((await call('GET', `${APPS}/users-apps?userIds=${member.id}`)).body).toEqual([
      { userId: member.id, appIds: ['notes'] },
    ]);
    await change('DELETE');
    expect(db.audits.list().at(-1)?.description).toBe('Applications unassigned: notes from member@acme.test');
    expect(await held()).toEqual([]);
  });

  it('filters the user list by assignment', async () => {
    const { call, change, member } = await start();
    await change('POST');
    const headers = { 'frontegg-requested-application-id': 'notes' };
    const { body } = await call('GET', '/identity/resources/users/v3', undefined, headers);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([member.id]);
  });

  it('loses the assignment of a user who leaves the account', async () => {
    const { call, change, db, member } = await start();
    await change('POST');
    await call('DELETE', `/team/resources/members/v1/${member.id}`);
    expect(db.applicationAssignments.list()).toEqual([]);
  });
});

describe('applications of an account', () => {
  it('are its own and those with free access, never those of another account', async () => {
    const { call, db } = await start();
    db.applications.put(application('gone', { isActive: false }));
    const path = '/applications/resources/applications';
    expect((await call('GET', `${path}/tenant-assignments/v1`)).body).toEqual([{ tenantId, appIds: ['notes'] }]);
    const ids = async (query: string) =>
      (await call('GET', `${path}/v1?${query}`)).body.map(({ id }: { id: string }) => id);
    expect(await ids('ids=notes,foreign,gone&_includeFreeAccess=true')).toEqual(['notes', 'wiki']);
    expect(await ids('ids=notes')).toEqual(['notes']);
  });

  it.each([
    ['one of another account', { appIds: ['foreign'] }, [404, 'application-not-found']],
    ['one with free access', { appIds: ['wiki'] }, [400, 'free-access']],
    ['several with an unknown one', { appIds: ['notes', 'none'] }, [404, 'application-not-found']],
    ['any in another account', { tenantId: 'tenant-resale' }, [404, 'item-not-found']],
    ['any to a user of another account', { userId: 'user-rival' }, [404, 'user-not-found']],
  ])('cannot be assigned: %s', async (_what, given, refusal) => {
    const { change, db, emulator } = await start();
    await emulator.addUser(
      buildUser({ email: 'rival@resale.test', memberships: [{ tenantId: 'tenant-resale', roleIds: [] }] }),
    );
    expect(await refusalOf(change('POST', given))).toEqual(refusal);
    expect(await refusalOf(change('DELETE', given))).toEqual(refusal);
    expect(db.applicationAssignments.list()).toEqual([]);
  });

  it('are read of oneself without a permission', async () => {
    const { call, member } = await start([]);
    expect(await refusalOf(call('GET', `${APPS}/${member.id}/apps`))).toEqual([403, 'permission-missing']);
    expect((await call('GET', `${APPS}/user-person/apps`)).body).toEqual([]);
  });
});
