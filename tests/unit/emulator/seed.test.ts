import { compileEntitlements } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { seed } from '../../../emulator/seed/seed';
import { buildUser, type SeedUser } from '../../../emulator/seed/seed-user';
import { admin, reader } from '../../../emulator/seed/users';

const entitlementsOf = async (user: SeedUser, emulator = createEmulator()) => {
  const call = (path: string, init: RequestInit) => emulator.fetch(`${emulator.issuer}/frontegg${path}`, init);
  const login = await call('/identity/resources/auth/v1/user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: user.password }),
  });
  const { accessToken } = await login.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return compileEntitlements(await (await call('/entitlements/api/v2/user-entitlements', { headers })).json());
};

describe('the seed', () => {
  it('covers every outcome of an entitlement check', async () => {
    const asAdmin = await entitlementsOf(admin);
    const asReader = await entitlementsOf(reader);
    expect(asAdmin.check({ permissionKey: 'reports.export' })).toEqual({ isEntitled: true });
    expect(asAdmin.check({ permissionKey: 'fe.secure.read.users' })).toEqual({ isEntitled: true });
    expect(asAdmin.check({ permissionKey: 'reports.schedule' })).toMatchObject({ justification: 'BUNDLE_EXPIRED' });
    expect(asAdmin.check({ permissionKey: 'reports.archive' })).toMatchObject({ justification: 'MISSING_FEATURE' });
    expect(asReader.check({ permissionKey: 'reports.export' })).toMatchObject({ justification: 'MISSING_PERMISSION' });
    expect(asReader.check({ permissionKey: 'reports.read' })).toEqual({ isEntitled: true });
  });

  it('may target a plan by attributes that the application passes, and by those of the user', async () => {
    const emulator = createEmulator();
    const condition = { attribute: 'region', op: 'in_list', value: { list: ['eu'] } };
    emulator.db.plans.patch('plan-archive', { rules: [{ conditions: [condition], treatment: 'true' }] });
    const asAdmin = await entitlementsOf(admin, emulator);
    const archive = { featureKey: 'report-archive' };
    expect(asAdmin.check(archive, { custom: { region: 'eu' } })).toEqual({ isEntitled: true });
    expect(asAdmin.check(archive, { custom: { region: 'us' } })).toMatchObject({ justification: 'MISSING_FEATURE' });
    expect(asAdmin.check(archive)).toMatchObject({ justification: 'MISSING_FEATURE' });
    const ofUser = { ...condition, attribute: 'frontegg.email', value: { list: [reader.email] }, negate: true };
    emulator.db.plans.patch('plan-archive', { rules: [{ conditions: [ofUser], treatment: 'true' }] });
    const jwt = { email: admin.email };
    expect((await entitlementsOf(admin, emulator)).check(archive, { jwt })).toEqual({ isEntitled: true });
    expect((await entitlementsOf(reader, emulator)).check(archive, { jwt: { email: reader.email } })).toMatchObject({
      justification: 'MISSING_FEATURE',
    });
  });
});

it('buildUser creates a user who can sign in, in addition to the seed or instead of it', async () => {
  const user = buildUser({ email: 'Own.Person@example.test', password: 'chosen' });
  const emulator = createEmulator({ seed: { ...seed, users: [user] } });
  const login = (email: string, password: string) =>
    emulator.fetch(`${emulator.issuer}/frontegg/identity/resources/auth/v1/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  expect((await login('own.person@example.test', 'chosen')).status).toBe(200);
  expect((await login(admin.email, admin.password)).status).toBe(401);
  await emulator.addUser(admin);
  expect((await login(admin.email, admin.password)).status).toBe(200);
});
