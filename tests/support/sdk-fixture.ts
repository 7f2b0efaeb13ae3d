import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FaultRule } from '../../emulator/http/faults';
import type { Stats } from '../../emulator/http/stats';
import type { Settings } from '../../emulator/provider';
import type { SeedUser } from '../../emulator/seed/seed-user';
import type { SeedName } from '../../emulator/seed/seeds';
import { type Tab, until } from '../browsers/tab';
import { freePort } from './free-port';
import { type ServedPageOptions, servePage } from './served-page';
import type { ProviderOrder } from './servers/provider-process';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Only in this folder does `@gatehouse/sdk` resolve to the sources of the packages. */
export const startProvider = (order: ProviderOrder) =>
  new Promise<() => Promise<void>>((resolve, reject) => {
    const args = [
      '--conditions=source',
      '--import',
      'tsx',
      'tests/support/servers/provider-process.ts',
      JSON.stringify(order),
    ];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const ended = new Promise<void>((gone) => child.once('exit', () => gone()));
    child.once('exit', (code) => reject(new Error(`The provider ended with ${code}.`)));
    child.once('message', () =>
      resolve(() => {
        child.disconnect();
        return ended;
      }),
    );
  });

/** Commands of the tests to the provider, and its counters. */
export interface Controls {
  settings: (settings: Partial<Settings>) => Promise<void>;
  fail: (rule: FaultRule) => Promise<void>;
  stats: () => Promise<Stats>;
}

const createControls = (issuer: string): Controls => {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${issuer}/_emulator/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status} to "${path}".`);
  };
  return {
    settings: (settings: Partial<Settings>) => post('settings', settings),
    fail: (rule: FaultRule) => post('faults', rule),
    stats: async () => (await (await fetch(`${issuer}/_emulator/stats`)).json()) as Stats,
  };
};

/** A user who can sign in. */
export type TestUser = Pick<SeedUser, 'email' | 'password'>;

export interface StartOptions {
  page?: Partial<Omit<ServedPageOptions, 'port' | 'headers'>>;
  /** Headers of the page and its scripts, which may name the origin of the provider. */
  headers?: (issuer: string) => Record<string, string>;
  settings?: Partial<Settings>;
  /** Default: `small`. */
  seed?: SeedName;
}

/** Serves a page with the SDK and the local provider on separate sockets: two origins, one site. */
export const startSdkFixture = async ({ page, headers, settings = {}, seed = 'small' }: StartOptions = {}) => {
  const [pagePort, providerPort] = [await freePort(), await freePort()];
  const issuer = `http://localhost:${providerPort}`;
  const served = await servePage({
    script: 'session',
    define: { PROVIDER: issuer },
    ...page,
    port: pagePort,
    headers: headers?.(issuer),
  });
  const { origin } = served;
  const stopProvider = await startProvider({ port: providerPort, origin, settings, seed });

  /** Completes the user's steps at the provider after the redirect; ends on the page. */
  const enter = async (tab: Tab, { email, password }: TestUser): Promise<void> => {
    const request = await until(
      tab,
      (there) =>
        location.href.startsWith(there) && document.readyState === 'complete'
          ? new URLSearchParams(location.search).get('request')
          : undefined,
      `${issuer}/account/login?request=`,
    );
    await tab.evaluate(
      async (credentials) => {
        const response = await fetch('/frontegg/identity/resources/auth/v1/user', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(credentials),
        });
        if (!response.ok) throw new Error(`The sign-in was answered with ${response.status}.`);
      },
      { email, password },
    );
    await tab.goto(`${issuer}/frontegg/oauth/authorize/resume?request=${encodeURIComponent(request)}`);
    await until(
      tab,
      (home) =>
        location.origin === home && location.pathname !== '/oauth/callback' && document.readyState === 'complete',
      origin,
    );
  };

  return {
    origin,
    issuer,
    controls: createControls(issuer),
    enter,
    /** Opens the page in a tab and signs in with the hosted login. */
    signIn: async (tab: Tab, user: TestUser, path = '/'): Promise<void> => {
      await tab.goto(`${origin}${path}`);
      await tab.evaluate(() => void window.sdkPage.login());
      await enter(tab, user);
    },
    stop: async () => {
      await Promise.all([served.stop(), stopProvider()]);
    },
  };
};
