import * as groups from '@gatehouse/sdk/groups';
import { createQueryClient } from '@gatehouse/sdk/query';
import * as restrictions from '@gatehouse/sdk/restrictions';
import * as sessions from '@gatehouse/sdk/sessions';
import * as users from '@gatehouse/sdk/users';
import { MutationObserver } from '@tanstack/query-core';
import { afterEach, describe, expect, test } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { createFixture } from '../../support/fixture';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const setUp = async () => {
  const fixture = createFixture();
  const { identity, tab } = fixture.open();
  await fixture.signIn(identity, tab, admin);
  const { client, stop } = createQueryClient(identity);
  ends.push(stop, () => client.clear(), fixture.dispose);
  const of = { ...identity.of(users), groups: identity.of(groups), sessions: identity.of(sessions) };
  const group = async (name: string, fields: Partial<groups.GroupSave> = {}) => {
    await of.groups.save().mutationFn({ name, ...fields });
    const found = (await of.groups.list({}).queryFn({})).find((one) => one.name === name);
    if (!found) throw new Error(`No group has the name ${name}.`);
    return found;
  };
  const namesOf = (list: readonly { email?: string }[] | null | undefined) => list?.map(({ email }) => email);
  const user = async (email: string) => {
    const { items } = await of.list({ search: email }).queryFn({});
    const [found] = items;
    if (!found) throw new Error(`No user has the address ${email}.`);
    return found;
  };
  const fail = (path: string, method = 'POST') =>
    fixture.emulator.faults.add({ method, path, status: 400, body: { errors: ['Try later.'] }, times: 1 });
  return { ...fixture, identity, client, of, group, user, namesOf, fail };
};

describe('an invitation with groups', () => {
  test('makes lists of groups stale, which show the new member', async () => {
    const { client, of, group, namesOf } = await setUp();
    const { id } = await group('Sales');
    const list = of.groups.list({});
    const before = await client.fetchQuery(list);
    expect(namesOf(before.find((one) => one.id === id)?.users)).toEqual([]);
    await new MutationObserver(client, of.invite()).mutate({ email: 'ann@acme.test', groupIds: [id] });
    const after = await client.fetchQuery({ ...list, staleTime: 30_000 });
    expect(namesOf(after.find((one) => one.id === id)?.users)).toEqual(['ann@acme.test']);
  });

  test('reports a failed group, and the next attempt sends only the rest', async () => {
    const { of, group, user, fail, emulator } = await setUp();
    const [first, second] = [await group('Sales'), await group('Support')];
    fail(`/identity/resources/groups/v1/${second.id}/users`);
    const invitation = { email: 'ann@acme.test', name: 'Ann', groupIds: [first.id, second.id] };
    const error: unknown = await of
      .invite()
      .mutationFn(invitation)
      .catch((thrown: unknown) => thrown);
    const ann = await user('ann@acme.test');
    expect(error).toMatchObject({
      errorCode: 'partly-done',
      createdId: ann.id,
      done: [{ what: 'invitation' }, { what: 'group', key: first.id }],
      failed: [{ what: 'group', key: second.id }],
    });
    const mails = () => emulator.db.outbox.list().filter(({ to }) => to === 'ann@acme.test').length;
    const sent = mails();
    expect(ann.roleIds).not.toEqual([]);
    // The form sends no roles; those that the account gives by default stay.
    await of.invite().mutationFn({ ...invitation, name: 'Anne', roleIds: [], createdId: ann.id });
    const complete = { name: 'Anne', roleIds: ann.roleIds, groupIds: [first.id, second.id] };
    expect(await user('ann@acme.test')).toMatchObject(complete);
    expect(mails()).toBe(sent);
  });
});

describe('saving a user', () => {
  test('sends what differs; a failed part does not stop the others', async () => {
    const { of, group, user, fail } = await setUp();
    const [old, next] = [await group('Sales'), await group('Support')];
    await of.invite().mutationFn({ email: 'ann@acme.test', name: 'Ann', groupIds: [old.id] });
    const ann = await user('ann@acme.test');
    fail('/team/resources/members/v1', 'PUT');
    const saving = of.save().mutationFn({ user: ann, name: 'Anne', groupIds: [next.id] });
    await expect(saving).rejects.toMatchObject({
      failed: [{ what: 'profile' }],
      done: [{ key: next.id }, { key: old.id }],
    });
    expect(await user('ann@acme.test')).toMatchObject({ name: 'Ann', groupIds: [next.id] });
    await of.save().mutationFn({ user: ann.id, name: 'Anne', groupIds: [next.id] });
    expect(await user('ann@acme.test')).toMatchObject({ name: 'Anne', groupIds: [next.id] });
  });

  test('changes groups on top of those that others gave meanwhile', async () => {
    const { of, group, user } = await setUp();
    const [mine, theirs] = [await group('Sales'), await group('Support')];
    await of.invite().mutationFn({ email: 'ann@acme.test', groupIds: [theirs.id] });
    const { id } = await user('ann@acme.test');
    await of.changeGroups().mutationFn({ userId: id, add: [mine.id] });
    expect((await user('ann@acme.test')).groupIds?.sort()).toEqual([mine.id, theirs.id].sort());
  });
});

test('saving a group creates it with roles and members, and later sends only what differs', async () => {
  const { of, group, user, fail, namesOf } = await setUp();
  await of.invite().mutationFn({ email: 'ann@acme.test' });
  const ann = await user('ann@acme.test');
  fail('/identity/resources/groups/v1/*/users');
  const creating = of.groups.save().mutationFn({ name: 'Sales', roleIds: ['role-viewer'], userIds: [ann.id] });
  const error = await creating.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ failed: [{ what: 'user', key: ann.id }], createdId: expect.any(String) });
  const created = (await of.groups.list({}).queryFn({})).filter(({ name }) => name === 'Sales');
  expect(created).toHaveLength(1);
  const sales = created[0];
  await of.groups.save().mutationFn({ group: sales?.id, name: 'Sales', roleIds: ['role-viewer'], userIds: [ann.id] });
  const joined = await of.groups.get({ groupId: sales?.id ?? '' }).queryFn({});
  expect(namesOf(joined.users)).toEqual(['ann@acme.test']);
  await of.groups.save().mutationFn({ group: joined, name: 'Sales team', roleIds: [], userIds: [] });
  const emptied = await group('Support').then(() => of.groups.get({ groupId: joined.id }).queryFn({}));
  expect(emptied).toMatchObject({ name: 'Sales team', roles: [], users: [] });
});

test('domains that are listed already count as added', async () => {
  const { identity } = await setUp();
  const of = identity.of(restrictions);
  await of.createDomains().mutationFn({ domains: ['a.test'], type: 'ALLOW' });
  await of.createDomains().mutationFn({ domains: ['A.test', 'b.test'], type: 'ALLOW' });
  await of.saveDomainConfig().mutationFn({ active: false, listType: 'ALLOW' });
  expect((await of.listDomains().queryFn({})).domains.map(({ domain }) => domain)).toEqual(['a.test', 'b.test']);
});
