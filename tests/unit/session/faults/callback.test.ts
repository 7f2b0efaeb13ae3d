import { expect } from 'vitest';
import { admin, reader } from '../../../../emulator/seed/users';
import { proveFaults } from '../../../support/fault-cases';
import { createFixture } from '../../../support/fixture';
import { settle } from '../../../support/tabs';
import { expectOut, expectStays, SILENT, signedIn, TOKEN } from './scene';

const OPEN = 'HOSTED_LOGIN_VERIFIER_KEY.';

/** Checks that a modified callback is refused before any token request, and that the URL is cleaned. */
const refuses = async (tamper: (url: URL) => void) => {
  const { open, toCallback, emulator } = createFixture();
  const { identity, tab } = open();
  const url = new URL(await toCallback(identity, tab, reader));
  emulator.fail({ path: SILENT, status: 401 });
  tamper(url);
  tab.open(url.href);
  await expect(identity.session.handleCallback()).rejects.toMatchObject({ errorCode: 'callback-refused' });
  expect(emulator.hits(TOKEN)).toBe(0);
  expect(tab.page().search).toBe('');
  expectOut(identity);
  // Starting over works.
  await identity.session.login();
  expect(tab.redirects).toHaveLength(2);
};

const changes: ((url: URL) => void)[] = [
  ({ searchParams }) => searchParams.delete('state'),
  ({ searchParams }) => searchParams.set('state', 'x'.repeat(32)),
  ({ searchParams }) => searchParams.set('state', ''),
];

proveFaults('callback', {
  F038: async () => {
    for (const change of changes) await refuses(change);
    const { open, openIn, toCallback, emulator } = createFixture();
    const [firstTab, secondTab] = [open(), open()];
    const callback = await toCallback(firstTab.identity, firstTab.tab, reader);
    const outage = emulator.fail({ path: SILENT, status: 401 });
    secondTab.tab.open(callback);
    await expect(secondTab.identity.session.handleCallback()).rejects.toMatchObject({ errorCode: 'callback-refused' });
    expect(emulator.hits(TOKEN)).toBe(0);
    // The tab that it belongs to can still use it, once.
    firstTab.tab.open(callback);
    await firstTab.identity.session.handleCallback();
    expectStays(firstTab.identity);
    await firstTab.identity.session.logout();
    firstTab.tab.open(callback);
    const again = openIn(firstTab.tab).session.handleCallback();
    await expect(again).rejects.toMatchObject({ errorCode: 'callback-refused' });
    expect(emulator.hits(TOKEN)).toBe(1);
    outage.stop();
  },

  F039: async () => {
    const { open, openIn, toCallback, emulator } = createFixture();
    const { identity, tab } = open();
    const callback = await toCallback(identity, tab, reader);
    tab.open(callback);
    await identity.session.handleCallback();
    identity.dispose();
    tab.open(callback);
    const next = openIn(tab);
    expect((await next.session.handleCallback()).returnTo.pathname).toBe('/');
    expectStays(next);
    expect(emulator.hits(TOKEN)).toBe(1);
  },

  F040: async () => {
    const { open, toCallback, emulator } = createFixture();
    const { identity, tab } = open('/roadmap');
    tab.open(await toCallback(identity, tab, reader));
    const first = identity.session.handleCallback();
    // The second mount follows some milliseconds later, when the URL is clean already.
    for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
    const results = await Promise.all([first, identity.session.handleCallback()]);
    expect(results.map(({ returnTo }) => returnTo.pathname)).toEqual(['/roadmap', '/roadmap']);
    expect(emulator.hits(TOKEN)).toBe(1);
  },

  F041: async () => {
    const { open, toCallback, emulator } = createFixture();
    const tabs = [open('/one'), open('/two')];
    const callbacks: string[] = [];
    for (const { identity, tab } of tabs) callbacks.push(await toCallback(identity, tab, reader));
    const finished = await Promise.all(
      tabs.map(({ identity, tab }, index) => {
        tab.open(callbacks[index] ?? '');
        return identity.session.handleCallback();
      }),
    );
    expect(finished.map(({ returnTo }) => returnTo.pathname)).toEqual(['/one', '/two']);
    expect(emulator.hits(TOKEN)).toBe(2);
    for (const { identity } of tabs) expectStays(identity);
  },

  F042: async () => {
    const { open, toCallback } = createFixture();
    const first = open('/first');
    const callback = await toCallback(first.identity, first.tab, reader);
    for (let count = 0; count < 19; count += 1) await open().identity.session.login();
    first.tab.open(callback);
    expect((await first.identity.session.handleCallback()).returnTo.pathname).toBe('/first');
    expectStays(first.identity);
  },

  F043: async () => {
    const { open, emulator, clock } = createFixture();
    const { identity, tab } = open();
    await identity.session.login();
    const state = tab.redirects[0]?.searchParams.get('state');
    const error_description = '<img src=x onerror=alert(1)>';
    const query = new URLSearchParams({
      error: 'access_denied',
      error_description,
      state: state ?? '',
      iss: emulator.issuer,
    });
    tab.open(`/oauth/callback?${query}`);
    await expect(identity.session.handleCallback()).rejects.toMatchObject({
      errorCode: 'callback-denied',
      message: 'The sign-in was not completed.',
      errorContext: { error: 'access_denied', description: error_description },
    });
    await clock.advance(60_000);
    expect(tab.redirects).toHaveLength(1);
  },

  F044: async () => {
    const { open, emulator, clock } = createFixture();
    const { identity, tab } = open();
    emulator.fail({ path: SILENT, status: 401, body: { error: 'login_required' } });
    expect(await identity.session.load()).toEqual({ status: 'unauthenticated', degraded: false });
    await identity.session.login();
    await clock.advance(60_000);
    expect(tab.redirects).toHaveLength(1);
    expect(emulator.hits(SILENT)).toBe(1);
  },

  F045: async () => {
    const { identity, tab, openIn, emulator } = await signedIn();
    identity.dispose();
    tab.open('/home?code=123&state=x');
    const next = openIn(tab);
    await next.session.load();
    await settle();
    expectStays(next);
    expect(tab.page().search).toBe('?code=123&state=x');
    expect(emulator.hits(TOKEN)).toBe(1);
  },

  F046: async () => {
    const { open, openIn, clock } = createFixture();
    const { identity, tab } = open();
    for (let count = 0; count < 3; count += 1) {
      await openIn(tab).session.login();
      clock.jump(1_000);
    }
    await expect(identity.session.login()).rejects.toMatchObject({
      errorCode: 'login-loop',
      message: 'Sign-in was redirected too many times. Try again.',
    });
    expect(tab.redirects).toHaveLength(3);
    // A retry later works.
    clock.jump(10_000);
    await identity.session.login();
    expect(tab.redirects).toHaveLength(4);
  },

  F047: async () => {
    const { open, toCallback, emulator, browser } = createFixture();
    const { identity, tab } = open();
    tab.open(await toCallback(identity, tab, reader));
    emulator.fail({ path: SILENT, status: 401 });
    for (const key of browser.local.keys()) browser.local.removeItem(key);
    await expect(identity.session.handleCallback()).rejects.toThrow('This sign-in link is not valid here. Start over.');
    expect(emulator.hits(TOKEN)).toBe(0);
    expect(tab.redirects).toHaveLength(1);
    await identity.session.login();
    expect(tab.redirects).toHaveLength(2);
  },

  F048: async () => {
    const { open, openIn, toCallback, signIn, emulator, browser } = createFixture();
    const { identity, tab } = open();
    const callback = await toCallback(identity, tab, reader);
    tab.open(callback);
    emulator.fail({ path: TOKEN, status: 500, times: 1 });
    emulator.fail({ path: SILENT, status: 401 });
    await expect(identity.session.handleCallback()).rejects.toMatchObject({ statusCode: 500 });
    tab.open(callback);
    await expect(openIn(tab).session.handleCallback()).rejects.toMatchObject({ errorCode: 'callback-refused' });
    expect(emulator.hits(TOKEN)).toBe(1);
    expect(browser.local.keys().filter((key) => key.startsWith(OPEN))).toEqual([]);
    // Starting over works.
    tab.open('/');
    const next = openIn(tab);
    await signIn(next, tab, admin);
    expectStays(next);
    expect(emulator.hits(TOKEN)).toBe(2);
  },

  F049: () => refuses(({ searchParams }) => searchParams.set('iss', 'https://evil.test')),

  F050: async () => {
    for (const name of ['code', 'state', 'iss', 'error', 'error_description']) {
      await refuses(({ searchParams }) => {
        if (name.startsWith('error')) searchParams.append(name, 'access_denied');
        searchParams.append(name, searchParams.get(name) ?? '');
      });
    }
  },
});
