import { createIdentity, type Identity, type IdentityOptions } from '@gatehouse/sdk';
import { createEmulator } from '../../emulator/emulator';
import type { EmulatorOptions } from '../../emulator/options';
import type { SeedUser } from '../../emulator/seed/seed-user';
import { type BrowserOptions, createBrowser, createClock, type Tab } from './tabs';

const ORIGIN = 'http://localhost:4300';

/**
 * Names under which the tabs of {@link createFixture} share tokens, lock and channel: the client id and the provider's
 * issuer.
 */
export const SESSION_NAME = 'gatehouse:portal@http://localhost:4400';

/** Hashing costs half a second per user and is tested elsewhere. */
export const plainPasswords = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (hash: string, password: string) => hash === `plain:${password}`,
};

/**
 * Creates a provider, a browser and a clock that work together. Renewal uses the cookie, unless `sendsRefreshToken` is
 * set: then the tab that received the response holds a refresh token, and the others use the cookie.
 */
export const createFixture = (options: EmulatorOptions & Pick<BrowserOptions, 'without'> = {}) => {
  const { without, ...provider } = options;
  const clock = createClock();
  const emulator = createEmulator({ clock, passwords: plainPasswords, sendsRefreshToken: false, ...provider });
  const fetchAs = (fetch: typeof emulator.fetch) => (request: string, init: RequestInit) =>
    fetch(request, { ...init, headers: { origin: ORIGIN, ...Object.fromEntries(new Headers(init.headers)) } });
  const browser = createBrowser({
    fetch: fetchAs(emulator.fetch),
    hanging: () => emulator.stats.hanging,
    clock,
    without,
  });
  const identities: Identity[] = [];

  /** The application in a tab. */
  const open = (path = '/', own: Partial<IdentityOptions> = {}): { identity: Identity; tab: Tab } => {
    const tab = browser.openTab(`${ORIGIN}${path}`);
    return { tab, identity: openIn(tab, own) };
  };

  /** Reloads the application in the same tab. */
  const openIn = (tab: Tab, own: Partial<IdentityOptions> = {}): Identity => {
    const identity = createIdentity({
      baseUrl: emulator.issuer,
      clientId: 'portal',
      requireIssuer: true,
      logLevel: 'silent',
      environment: tab.environment,
      ...own,
    });
    identities.push(identity);
    return identity;
  };

  /** Completes the user's steps at the provider; returns the URL of the final redirect. */
  const atProvider = async (authorizeUrl: URL, user: SeedUser, fetch = emulator.fetch): Promise<string> => {
    const options: RequestInit = { credentials: 'include', redirect: 'manual' };
    const requested = new URL((await fetch(authorizeUrl, options)).headers.get('location') ?? '');
    if (requested.pathname !== '/account/login') return requested.href;
    await fetch(`${emulator.issuer}/frontegg/identity/resources/auth/v1/user`, {
      ...options,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: emulator.issuer },
      body: JSON.stringify({ email: user.email, password: user.password }),
    });
    const resume = new URL('/frontegg/oauth/authorize/resume', emulator.issuer);
    resume.searchParams.set('request', requested.searchParams.get('request') ?? '');
    return (await fetch(resume, options)).headers.get('location') ?? '';
  };

  /** Completes the hosted login in a tab, up to the callback URL. */
  const toCallback = async (identity: Identity, tab: Tab, user: SeedUser, returnTo?: string): Promise<string> => {
    await identity.session.login({ returnTo });
    const target = tab.redirects.at(-1);
    if (!target) throw new Error('the page was not sent to the provider');
    return atProvider(target, user);
  };

  /** Signs in with the hosted login, in one tab, without a reload. */
  const signIn = async (identity: Identity, tab: Tab, user: SeedUser, returnTo?: string) => {
    tab.open(await toCallback(identity, tab, user, returnTo));
    return identity.session.handleCallback();
  };

  const dispose = () => {
    for (const identity of identities) identity.dispose();
  };

  return { clock, emulator, browser, open, openIn, atProvider, toCallback, signIn, dispose };
};
