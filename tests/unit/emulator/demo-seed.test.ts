import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDb } from '../../../emulator/db/db';
import { type TableName, tableNames, tableOf } from '../../../emulator/db/tables';
import { createSqliteDb } from '../../../emulator/node/sqlite-db';
import { codeAt } from '../../../emulator/rules/factors/one-time-passwords';
import { exportSeed, seedDatabase } from '../../../emulator/seed/seed-database';
import { readSeed, type SeedName } from '../../../emulator/seed/seeds';

const NOW = Date.parse('2026-06-01T12:00:00.000Z');
const passwords = { hash: async (text: string) => `hash of ${text}`, verify: async () => true };

const open = async (name: SeedName, db = openDb()) => {
  await seedDatabase(db, passwords, readSeed(name, NOW));
  return db;
};

describe('the demo seed', () => {
  it('has users in every state, and the named ones', async () => {
    const db = await open('demo');
    const members = db.memberships.by('tenantId', 'tenant-acme');
    const users = members.flatMap((row) => db.users.get(row.userId) ?? []);
    const counts = {
      users: users.length,
      invited: members.filter((row) => !row.activated).length,
      disabled: members.filter((row) => row.disabled).length,
      temporary: members.filter((row) => row.expiresAt).length,
      withoutFactor: users.filter((user) => user.authenticators.length === 0).length,
      breached: users.filter((user) => user.breachedPassword).length,
      inactive: users.filter((user) => user.lastLogin && Date.parse(user.lastLogin) < NOW - 7_776_000_000).length,
      managed: users.filter((user) => user.managedBy === 'scim2').length,
      inSeveral: users.filter((user) => db.memberships.by('userId', user.id).length > 1).length,
      locked: db.lockouts.list().filter((row) => (row.lockedUntil ?? 0) > NOW).length,
    };
    expect(counts.users).toBe(262);
    for (const [state, count] of Object.entries(counts)) expect(count, state).toBeGreaterThan(3);
    for (const id of ['admin', 'reader', 'mfa', 'keys', 'new', 'breached', 'locked', 'invited', 'temporary', 'many']) {
      expect(db.users.get(`user-${id}`), id).toBeDefined();
    }
    expect(db.memberships.by('userId', 'user-many')).toHaveLength(5);
    expect(db.memberships.by('userId', 'user-reseller').length).toBeGreaterThan(0);
    expect(db.users.get('user-sso')?.email).toBe('anyone@corp.test');
    expect(db.users.get('user-keys')).toMatchObject({
      phones: [expect.anything()],
      hasEmailFactor: true,
      securityKeys: [expect.anything()],
    });
    expect(
      db.ssoDomains
        .list()
        .filter((row) => row.validated)
        .map((row) => row.domain),
    ).toEqual(expect.arrayContaining(['corp.test', 'saml.test']));
    expect(new Set(db.audits.list().map((row) => row.severity)).size).toBe(4);
    expect(db.tenants.list().filter((row) => row.parentId).length).toBe(55);
  });

  it('is the same at the same time, and moves with the time', () => {
    expect(readSeed('demo', NOW)).toEqual(readSeed('demo', NOW));
    expect(readSeed('demo', NOW + 1000)).not.toEqual(readSeed('demo', NOW));
  });

  it('has authenticators with secrets of their own, so that their codes differ', () => {
    const secrets = (readSeed('demo', NOW).users ?? []).flatMap(({ authenticators }) =>
      authenticators.map((row) => row.secret),
    );
    expect(secrets.length).toBeGreaterThan(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(secrets.length);
    expect(new Set(secrets.slice(0, 20).map((secret) => codeAt(secret, NOW))).size).toBe(20);
  });

  it('is stored in a file as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'identity-'));
    const db = await open('demo', createSqliteDb(join(folder, 'identity.db')));
    expect(db.users.count()).toBeGreaterThan(250);
    db.close();
    rmSync(folder, { recursive: true });
  });
});

describe.each(['empty', 'small', 'demo', 'large'] as const)('the seed "%s"', (name) => {
  it('refers only to existing rows, with reserved email domains', async () => {
    const db = await open(name);
    const seed = exportSeed(db);
    const idsOf = (table: TableName) => new Set(db[table].list().map(({ id }) => id));
    const known = Object.fromEntries(tableNames.map((table) => [table, idsOf(table)]));
    const dangling: string[] = [];
    for (const table of tableNames) {
      const { belongsTo = {}, lists = {} } = tableOf(table);
      for (const [field, target] of Object.entries({ ...belongsTo, ...lists })) {
        for (const row of table === 'settings' ? [] : (seed[table] ?? [])) {
          const value: unknown = Reflect.get(row, field);
          for (const id of [value].flat()) {
            if (id !== undefined && !known[target]?.has(String(id))) dangling.push(`${table} ${row.id} ${field} ${id}`);
          }
        }
      }
    }
    expect(dangling).toEqual([]);
    for (const { email } of db.users.list()) expect(email).toMatch(/^[a-z0-9.]+@[a-z]+\.test$/);
  });
});
