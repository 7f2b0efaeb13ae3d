import { createServer } from 'node:net';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Emulator, UserName } from '../emulator';
import type { Cookies } from '../http/cookies';
import type { Inbox } from '../rules/mail/inbox';
import { rememberHashes } from '../rules/passwords/passwords';
import { seedKey } from '../seed/demo/users';
import type { NewUser, SeedUser } from '../seed/seed-user';
import { type Authenticator, createAuthenticator } from '../testing/authenticator';
import { argonPasswords } from './argon2-passwords';
import { startEmulator } from './start-emulator';
import type { StartOptions } from './start-options';

export interface SecurityKey {
  /**
   * Puts the security key of `keys@acme.test` into the browser of a page, where it confirms by itself.
   * @throws Error in other browsers than Chromium, and for a seed without this user
   */
  addTo(page: Page): Promise<void>;
}

const options = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Creates the security key of the demo seed, for tests. */
const createSecurityKey = ({ db, issuer }: Pick<Emulator, 'db' | 'issuer'>): SecurityKey => ({
  addTo: async (page) => {
    const registered = db.users.list().flatMap(({ securityKeys = [] }) => securityKeys);
    const key = registered.find(({ id }) => id === seedKey.id);
    if (!key) throw new Error('There is no user with the security key. Start with the seed "demo".');
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
    const credential = {
      credentialId: seedKey.id,
      privateKey: seedKey.privateKey,
      isResidentCredential: false,
      rpId: new URL(issuer).hostname,
      // The provider refuses a counter that goes back, since that is how a copied key shows.
      signCount: key.counter,
    };
    await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  },
});

/** Fixtures of each test. */
export interface EmulatorFixtures {
  /** The provider of the worker, reset before each test. `emulator.issuer` is its URL. */
  emulator: Emulator;
  /** Codes and links of its emails and text messages. */
  inbox: Inbox;
  /** Codes of authenticator apps. */
  authenticator: Authenticator;
  /** Security key of `keys@acme.test`, in the seed `demo`. */
  securityKey: SecurityKey;
  /** Signs a user in to the test's browser without a form: a user, an email address, or `admin`. */
  signInAs: (user: UserName) => Promise<void>;
  /** Adds a user; everything but the email address has a default. */
  addUser: (user: NewUser) => Promise<SeedUser>;
}

/** Fixtures and options of each worker. */
export interface EmulatorWorkerFixtures {
  /** Options of the provider. Default: a free port, the seed `small`, any page of this machine may use it. */
  emulatorOptions: StartOptions;
  /** The provider of this worker. */
  workerEmulator: Emulator;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The users of the seed have the same passwords in each test. */
const passwords = rememberHashes(argonPasswords);

/** Passes the provider's cookies to the browser of a test. */
const cookiesFor = (issuer: string) => {
  const written = new Map<string, Parameters<BrowserContext['addCookies']>[0][number]>();
  const { hostname } = new URL(issuer);
  const cookies: Cookies = {
    get: () => undefined,
    set: (name, value) => {
      const place = { domain: hostname, path: '/frontegg', httpOnly: true, sameSite: 'Lax' } as const;
      written.set(name, { name, value, ...place });
    },
    clear: (name) => void written.delete(name),
  };
  return { cookies, written };
};

/** The sessions of `signInAs` are for the clients of the provider: an application with another id finds none. */
const otherClient = (ids: readonly string[], id: string) =>
  `signInAs signed in to the client ${ids.map((own) => `"${own}"`).join(', ')}, but the application has the client id "${id}". Write test.use({ emulatorOptions: { clientId: '${id}' } }), or give the application the other id.`;

/**
 * Playwright's `test` with a local identity provider on a port of its own per worker.
 * @example
 * test.use({ emulatorOptions: { port: 4400, seed: 'demo' } });
 * test('resets a password', async ({ page, inbox }) => {
 *   await page.goto(await inbox.link('admin@acme.test', 'password'));
 * });
 */
export const test = base.extend<EmulatorFixtures, EmulatorWorkerFixtures>({
  emulatorOptions: [{}, { option: true, scope: 'worker' }],
  workerEmulator: [
    async ({ emulatorOptions }, use) => {
      const port = emulatorOptions.port ?? (await freePort());
      const { emulator, close } = await startEmulator({ seed: 'small', passwords, ...emulatorOptions, port });
      await use(emulator);
      await close();
    },
    { scope: 'worker' },
  ],
  emulator: [
    async ({ workerEmulator }, use) => {
      await workerEmulator.reset();
      await use(workerEmulator);
    },
    { auto: true },
  ],
  inbox: ({ emulator }, use) => use(emulator.inbox),
  authenticator: ({ emulator }, use) => use(createAuthenticator(emulator)),
  addUser: ({ emulator }, use) => use((user) => emulator.addUser(user)),
  securityKey: ({ emulator }, use) => use(createSecurityKey(emulator)),
  signInAs: async ({ emulator, context }, use) => {
    const ids = emulator.clients.map(({ id }) => id);
    let otherId: string | undefined;
    context.on('request', (request) => {
      const { origin, pathname, searchParams } = new URL(request.url());
      const id = searchParams.get('client_id');
      if (origin !== emulator.issuer || !pathname.endsWith('/oauth/authorize') || id === null) return;
      if (!ids.includes(id)) otherId = id;
    });
    await use(async (user) => {
      const { cookies, written } = cookiesFor(emulator.issuer);
      await emulator.signIn(user, cookies);
      await context.addCookies([...written.values()]);
    });
    if (otherId !== undefined) throw new Error(otherClient(ids, otherId));
  },
});

export { expect } from '@playwright/test';
