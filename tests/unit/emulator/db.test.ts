import { describe, expect, it } from 'vitest';
import { openDb } from '../../../emulator/db/db';
import { tableNames, tableOf } from '../../../emulator/db/tables';
import { seed } from '../../../emulator/seed/seed';
import { exportSeed, seedDatabase } from '../../../emulator/seed/seed-database';
import { admin } from '../../../emulator/seed/users';

const passwords = { hash: async (text: string) => text, verify: async () => true };

const open = async () => {
  const db = openDb();
  await seedDatabase(db, passwords, seed);
  return db;
};

const group = {
  id: 'group-1',
  tenantId: 'tenant-acme',
  name: 'Research',
  managedBy: 'frontegg',
  roleIds: ['role-editor', 'role-viewer'],
  userIds: [admin.id, 'user-reader'],
  createdAt: '',
} as const;

describe('a table', () => {
  it('finds rows by owner, by lists and by indexes, as they change', async () => {
    const db = await open();
    db.groups.put(group);
    expect(db.groups.by('tenantId', 'tenant-acme')).toEqual([group]);
    expect(db.groups.by('userIds', 'user-reader')).toEqual([group]);
    db.groups.patch(group.id, { userIds: [admin.id] });
    expect(db.groups.by('userIds', 'user-reader')).toEqual([]);
    expect(db.groups.by('userIds', admin.id)).toHaveLength(1);
    expect(db.users.first('email', admin.email)?.id).toBe(admin.id);
    db.groups.clear();
    expect(db.groups.by('tenantId', 'tenant-acme')).toEqual([]);
  });

  it('refuses a duplicate unique value, and allows a row to keep its own', async () => {
    const db = await open();
    const first = db.users.first('email', admin.email);
    if (!first) throw new Error('no administrator');
    expect(() => db.users.put({ ...first, id: 'other' })).toThrow('The email "admin@acme.test" is taken');
    expect(db.users.put({ ...first, name: 'Ada' }).name).toBe('Ada');
    db.users.remove(first.id);
    expect(db.users.put({ ...first, id: 'other' }).id).toBe('other');
  });

  it('deletes dependent rows, and removes the id from lists', async () => {
    const db = await open();
    db.groups.put(group);
    const role = db.roles.get('role-editor');
    db.roles.remove('role-editor');
    expect(role).toBeDefined();
    expect(db.groups.get(group.id)?.roleIds).toEqual(['role-viewer']);
    db.users.remove(admin.id);
    expect(db.memberships.by('userId', admin.id)).toEqual([]);
    expect(db.apiTokens.list().every((token) => token.owner === 'tenant')).toBe(true);
    expect(db.groups.get(group.id)?.userIds).toEqual(['user-reader']);
    db.tenants.remove('tenant-acme');
    expect(db.tenants.get('tenant-acme-labs')).toBeUndefined();
    expect(db.groups.list()).toEqual([]);
  });

  it('refers to existing tables with an index', () => {
    for (const name of tableNames) {
      const { belongsTo = {}, lists = {}, index = {}, unique = [] } = tableOf(name);
      for (const target of Object.values({ ...belongsTo, ...lists })) expect(tableNames).toContain(target);
      for (const found of unique) expect(Object.keys({ ...belongsTo, ...lists, ...index })).toContain(found);
    }
  });
});

it('a transaction is rolled back when it fails, with cascades and nested transactions', async () => {
  const db = await open();
  const before = exportSeed(db);
  const failing = () =>
    db.transaction(() => {
      db.users.remove(admin.id);
      db.transaction(() => db.tenants.remove('tenant-acme'));
      db.groups.put(group);
      throw new Error('stop');
    });
  expect(failing).toThrow('stop');
  expect(exportSeed(db)).toEqual(before);
  expect(db.users.first('email', admin.email)?.id).toBe(admin.id);
  expect(db.groups.by('tenantId', 'tenant-acme')).toEqual([]);
});

it('an export is a seed of another provider', async () => {
  const db = await open();
  const other = openDb();
  await seedDatabase(other, passwords, exportSeed(db));
  expect(exportSeed(other)).toEqual(exportSeed(db));
  expect(other.users.first('email', admin.email)?.passwordHash).toBe(admin.password);
});

it('ten thousand rows are looked up, searched and sorted quickly', async () => {
  const { paged } = await import('../../../emulator/rules/resources/paged');
  const db = await open();
  const [first] = db.users.list();
  if (!first) throw new Error('no user');
  db.transaction(() => {
    for (let at = 0; at < 10_000; at++) {
      const id = `user-${at}`;
      db.users.put({ ...first, id, email: `${id}@acme.test`, name: `Zoë ${at % 97}` });
      db.memberships.put({
        id,
        userId: id,
        tenantId: 'tenant-acme-labs',
        roleIds: [],
        createdAt: '',
        activated: true,
        disabled: false,
      });
    }
  });
  const list = () => {
    const users = db.memberships.by('tenantId', 'tenant-acme-labs').flatMap((row) => db.users.get(row.userId) ?? []);
    return paged(
      users,
      { _limit: 20, _offset: 3, _filter: 'zoe', _order: 'DESC' },
      { wire: ({ id }) => id, search: ({ name, email }) => [name, email], sort: { name: ({ name }) => name } },
    );
  };
  expect(list()._metadata).toEqual({ totalItems: 10_000, totalPages: 500 });
});
