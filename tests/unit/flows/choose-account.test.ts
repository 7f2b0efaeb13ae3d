import { createIdentity, type IdentityOptions } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { type ChooseAccountDeps, chooseAccountDeps, chooseAccountFlow } from '../../../sdk/flows/choose-account/flow';
import { createBrowser } from '../../support/tabs';
import { drive } from './driven';
import { failing, refused } from './recorded';

const account = (id: string, more = {}) => ({ tenantId: id, name: id.toUpperCase(), ...more });
const three = { tenants: [account('a'), account('b'), account('c')], activeTenant: account('b') };

const start = (changes: Partial<ChooseAccountDeps> = {}) => {
  const calls: string[] = [];
  const running = drive(chooseAccountFlow, {
    isDecided: async () => false,
    list: async () => three,
    switchTo: async (tenantId) => void calls.push(`switch ${tenantId}`),
    signOut: async () => void calls.push('sign out'),
    toLogin: () => void calls.push('login'),
    navigate: () => void calls.push('navigate'),
    ...changes,
  });
  return { running, calls };
};

/** Runs the timer of the step and waits for what it starts. */
const begun = async (changes?: Partial<ChooseAccountDeps>) => {
  const all = start(changes);
  await all.running.pass(0);
  await expect.poll(() => all.running.get().busy).toBeNull();
  return all;
};

describe('choosing an account after a sign-in', () => {
  it('lists the last one first, and switches the session to the selected one', async () => {
    const { running, calls } = await begun();
    const { accounts, lastUsed } = running.get().context;
    expect([lastUsed, accounts?.map(({ tenantId }) => tenantId)]).toEqual(['b', ['b', 'a', 'c']]);
    await running.send('choose', 'c');
    expect(running.get().step).toBe('success');
    await running.pass(0);
    expect(calls).toEqual(['switch c', 'navigate']);
  });

  it('needs no call for the last account', async () => {
    const { running, calls } = await begun();
    await running.send('choose', 'b');
    await running.pass(0);
    expect(calls).toEqual(['navigate']);
  });

  it('signs the user out before another one signs in', async () => {
    const { running, calls } = await begun();
    await running.send('useOther');
    expect(calls).toEqual(['sign out', 'login']);
  });

  it.each([
    ['a single account', { list: async () => ({ tenants: [account('a')] }) }],
    [
      'a single account that is not deleted',
      { list: async () => ({ tenants: [account('a'), account('b', { deletedAt: '2026-01-01' })] }) },
    ],
    ['an account that the URL names', { isDecided: async () => true }],
  ])('is skipped for %s', async (_, changes) => {
    const { running, calls } = await begun(changes);
    expect(running.get().step).toBe('success');
    await running.pass(0);
    expect(calls).toEqual(['navigate']);
  });

  it.each([
    ['a bare status', refused('Error 400 (bad request)', 400), 'account-not-opened'],
    ['a reason', refused('You do not belong to this account.', 403, 'ER-1'), 'ER-1'],
  ])('says what to do when an account refuses with %s', async (_, error, errorCode) => {
    const { running } = await begun({ switchTo: failing(error) });
    await running.send('choose', 'a');
    expect(running.get()).toMatchObject({ step: 'choosing', error: { errorCode, statusCode: error.statusCode } });
  });

  it('reports why an account refuses, and continues without a list', async () => {
    const refuse = async () => Promise.reject(new Error('refused'));
    const refused = await begun({ switchTo: refuse });
    await refused.running.send('choose', 'a');
    expect(refused.running.get()).toMatchObject({ step: 'choosing', error: expect.anything() });
    const unread = await begun({ list: refuse });
    expect(unread.running.get().context.accounts).toBeUndefined();
    await unread.running.send('keep');
    expect(unread.running.get().step).toBe('success');
  });
});

describe('dependencies on an identity', () => {
  const open = (path: string, options: Partial<IdentityOptions> = {}) => {
    const emulator = createEmulator({ seed: 'demo' });
    const tab = createBrowser({ fetch: emulator.browser() }).openTab(`http://localhost:4300${path}`);
    const identity = createIdentity({
      ...{ baseUrl: emulator.issuer, clientId: 'portal', loginMode: 'embedded', logLevel: 'silent' },
      ...options,
      environment: tab.environment,
    });
    return { emulator, identity, deps: chooseAccountDeps(identity) };
  };

  it.each([
    ['/', {}, false],
    ['/?tenantId=tenant-acme', {}, true],
    ['/', { tenantResolver: () => ({ tenant: 'acme' }) }, true],
    ['/', { tenantResolver: () => Promise.reject(new Error('down')) }, false],
  ])('read from %s whether an account is named', async (path, options, expected) => {
    expect(await open(path, options).deps.isDecided()).toBe(expected);
  });

  it('refuse to list accounts while no user is signed in', async () => {
    await expect(open('/').deps.list(new AbortController().signal)).rejects.toMatchObject({ errorCode: 'signed-out' });
  });
});
