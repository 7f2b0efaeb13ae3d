import type { Identity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { expect } from 'vitest';
import { reader } from '../../../../emulator/seed/users';
import { proveFaults } from '../../../support/fault-cases';
import { SESSION_NAME } from '../../../support/fixture';
import { settle } from '../../../support/tabs';
import { expectOut, expectStays, LIFETIME, SILENT, signedIn, stored, tenantsOf } from './scene';

const TAB_TENANT = 'FRONTEGG_SEPARATE_TABS_BY_TENANT';
const perTenant = { enableSessionPerTenant: true };

const tenantOf = (identity: Identity) => tenantsOf(identity)[0];

/** Two tabs; the first one renews and never gets a response. */
const withStuckHolder = async () => {
  const scene = await signedIn(2);
  scene.clock.jump(LIFETIME);
  scene.emulator.fail({ path: SILENT, network: 'hang', times: 1 });
  const [holder, other] = scene.tabs;
  if (!holder || !other) return expect.fail('two tabs are needed');
  void holder.identity.session.getToken().catch(() => undefined);
  await settle();
  expect(scene.emulator.hits(SILENT)).toBe(1);
  return { ...scene, holder, other };
};

/** Two tabs of one user, each in an account of its own. */
const withTwoTenants = async () => {
  const { identity: first, openIn, tab, browser, open, ...scene } = await signedIn();
  const [own, other] = tenantsOf(first);
  first.dispose();
  const firstIdentity = openIn(tab, perTenant);
  await firstIdentity.session.load();
  const second = open('/', perTenant);
  await second.identity.session.load();
  await second.identity.session.switchTenant(other);
  await settle();
  return {
    ...scene,
    firstIdentity,
    tab,
    secondIdentity: second.identity,
    secondTab: second.tab,
    own,
    other,
    openIn,
    browser,
    open,
  };
};

proveFaults('tabs', {
  F061: async () => {
    for (const count of [2, 5, 10, 20]) {
      const { tabs, clock, emulator } = await signedIn(count);
      const expiries = count === 5 ? 200 : 20;
      for (let expiry = 0; expiry < expiries; expiry += 1) {
        clock.jump(LIFETIME);
        const tokens = await Promise.all(tabs.map(({ identity }) => identity.session.getToken()));
        expect(new Set(tokens).size).toBe(1);
      }
      expect(emulator.hits(SILENT)).toBe(expiries);
      expect(emulator.stats.reuseEvents).toBe(0);
      for (const { identity } of tabs) identity.dispose();
    }
  },

  F062: async () => {
    const { holder, other, clock } = await withStuckHolder();
    const waiting = other.identity.session.getToken();
    // The event of a page that is closed; nothing of it runs afterwards.
    holder.tab.emit('pagehide');
    holder.identity.dispose();
    await clock.advance(100);
    expect(await waiting).toEqual(expect.any(String));
    expectStays(other.identity);
  },

  F063: async () => {
    const { other, clock } = await withStuckHolder();
    const start = clock.now();
    let took = Number.POSITIVE_INFINITY;
    const waiting = other.identity.session.getToken().finally(() => {
      took = clock.now() - start;
    });
    await clock.advance(10_000);
    expect(await waiting).toEqual(expect.any(String));
    expect(took).toBeLessThan(10_000);
    expectStays(other.identity);
  },

  F064: async () => {
    const { tabs, clock, emulator, browser } = await signedIn(1);
    const [survivor] = tabs;
    clock.jump(LIFETIME);
    // A crashed tab keeps its lock until the browser frees it after a while.
    let crash = () => {};
    const { locks } = browser.openTab().environment;
    const gone = new Promise<void>((resolve) => {
      crash = resolve;
    });
    const held = locks?.request(SESSION_NAME, {}, () => gone);
    await settle();
    const waiting = survivor?.identity.session.getToken();
    await clock.advance(1_000);
    expect(emulator.hits(SILENT)).toBe(0);
    crash();
    await held;
    expect(await waiting).toEqual(expect.any(String));
    expect(emulator.hits(SILENT)).toBe(1);
  },

  F065: async () => {
    const { tabs, emulator, clock } = await signedIn(5);
    await tabs[0]?.identity.session.logout();
    await clock.advance(1_000);
    for (const { identity } of tabs) expectOut(identity);
    clock.jump(LIFETIME);
    for (const { identity } of tabs) expect(await identity.session.getToken()).toBeUndefined();
    await clock.advance(60_000);
    expect(emulator.hits(SILENT)).toBe(0);
  },

  F066: async () => {
    const { tabs, atProvider, clock } = await signedIn(5);
    const seen: string[] = [];
    for (const { identity } of tabs) {
      identity.session.subscribe(() => {
        const state = identity.session.get();
        if (state.status === 'authenticated') seen.push(`${state.claims.email} ${state.user.email}`);
      });
    }
    const [first] = tabs;
    if (!first) return expect.fail('no tab');
    await first.identity.session.login({ prompt: 'login' });
    first.tab.open(await atProvider(first.tab.redirects.at(-1) ?? expect.fail('not sent'), reader));
    await first.identity.session.handleCallback();
    await clock.advance(2_000);
    for (const { identity } of tabs) {
      expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: reader.email } });
      expect((await identity.call(contracts.profile).getMe()).email).toBe(reader.email);
    }
    // No state in between had one user with the claims of another.
    expect(seen.filter((pair) => new Set(pair.split(' ')).size > 1)).toEqual([]);
  },

  F067: async () => {
    const { firstIdentity, secondIdentity, own, other, clock, emulator } = await withTwoTenants();
    const tokens = await import('@gatehouse/sdk/tokens');
    for (let round = 0; round < 50; round += 1) {
      if (round % 4 === 0) clock.jump(LIFETIME);
      const users = await Promise.all(
        [firstIdentity, secondIdentity].map((identity) => identity.call(contracts.profile).getMe()),
      );
      expect(users.map(({ tenantId }) => tenantId)).toEqual([own, other]);
    }
    const keys = [firstIdentity, secondIdentity].map(
      (identity) => identity.of(tokens).list({ type: 'ClientCredentials' }).queryKey[1],
    );
    expect(keys.map((key) => key?.tenantId)).toEqual([own, other]);
    expect(emulator.stats.reuseEvents).toBe(0);
  },

  F068: async () => {
    const { secondIdentity, secondTab, own, other, browser, openIn } = await withTwoTenants();
    const copy = browser.openTab(secondTab.page().href);
    for (const key of secondTab.environment.tab.keys()) {
      copy.environment.tab.setItem(key, secondTab.environment.tab.getItem(key) ?? '');
    }
    const three = openIn(copy, perTenant);
    await three.session.load();
    await settle();
    expect([tenantOf(secondIdentity), tenantOf(three)]).toEqual([other, other]);
    await three.session.switchTenant(own);
    await settle();
    expect([tenantOf(secondIdentity), tenantOf(three)]).toEqual([other, own]);
    expect(secondTab.environment.tab.getItem(TAB_TENANT)).toBe(other);
  },

  F069: async () => {
    const { identity, tab, browser, clock, openIn } = await signedIn();
    const newer = [{ version: 2, tokens: { id: 'x' } }];
    await stored(tab.environment.indexedDB, (store) => store.put(newer, SESSION_NAME));
    const channel = browser.openTab().environment.channel(SESSION_NAME);
    for (const type of ['renewed', 'signed-out', 'moved']) channel?.postMessage({ version: 2, type, sub: 'x' });
    await settle();
    expectStays(identity);
    clock.jump(LIFETIME);
    expect(await identity.session.getToken()).toEqual(expect.any(String));
    // A newer version may want to upgrade the database; the older tab closes it and continues.
    const upgraded = await new Promise((resolve) => {
      const opening = tab.environment.indexedDB?.open('gatehouse', 2);
      if (opening) opening.onsuccess = () => resolve(true);
    });
    expect(upgraded).toBe(true);
    clock.jump(LIFETIME);
    expect(await identity.session.getToken()).toEqual(expect.any(String));
    const next = openIn(browser.openTab('http://localhost:4300/'));
    await next.session.load();
    expectStays(next);
  },

  F070: async () => {
    const { identity, browser } = await signedIn();
    const channel = browser.openTab().environment.channel(SESSION_NAME);
    const malformed = [
      null,
      1,
      'signed-out',
      [],
      {},
      { type: 'signed-out' },
      { version: 2, type: 'signed-out' },
      { version: '1', type: 'signed-out' },
      { version: 1 },
      { version: 1, type: 'renewed' },
      { version: 1, type: 'renewed', sub: 7 },
      { version: 1, type: '__proto__' },
      new Map([['type', 'signed-out']]),
    ];
    for (let count = 0; count < 10_000; count += 1) channel?.postMessage(malformed[count % malformed.length]);
    await settle();
    expectStays(identity);
  },
});
