import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { SeedUser } from '../../emulator/seed/seed-user';
import { createControls } from './controls';
import { scan } from './outbox';
import { portsOf } from './ports';
import { type Server, startServer } from './server';

/** Tokens, the codes and states of a sign-in, and the passwords of the seeded users. */
const secret = /eyJ[\w-]{8,}\.[\w-]{8,}|[?&](?:code|state)=[\w-]{8,}|-Secret-1/;

/** Collects what fails every test, such as console errors and policy violations. */
const watch = (context: BrowserContext, complaints: string[]): void => {
  context.on('console', (message) => {
    const text = message.text();
    // The browser and the SDK report failed requests, which many tests cause on purpose.
    const expected = /^Failed to load resource|^\[gatehouse\]/.test(text);
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(text);
    if (secret.test(text)) complaints.push(`a secret in the console: ${message.type()}`);
  });
  context.on('weberror', (error) => void complaints.push(String(error.error())));
};

/** Names that something put on the ancestors of every object of a page. */
const foreignMembers = async (context: BrowserContext): Promise<string[]> => {
  const read = (page: Page) =>
    page.evaluate(() => [...Object.keys(Object.prototype), ...Object.keys(Array.prototype)]).catch(() => []);
  return (await Promise.all(context.pages().map(read))).flat();
};

export interface Actions {
  /** Fills in the hosted login, from the e-mail to the password. */
  enter: (page: Page, user: Pick<SeedUser, 'email' | 'password'>) => Promise<void>;
  /** Opens the portal as a user with a session at the provider; signing in is the subject of other tests. */
  signIn: (page: Page, user: Pick<SeedUser, 'email' | 'password'>, path?: string) => Promise<void>;
  /** Ends the session at the provider, as a sign-out elsewhere does; nothing tells the open pages. */
  endSession: (page: Page) => Promise<void>;
  /** Opens links as scanners of mail servers do, see {@link scan}. */
  scan: (page: Page, link: string) => Promise<void>;
}

/** Opens another browser, as far as cookies and storage go; its base URL is the portal's. */
export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

export interface Fixtures extends Actions {
  controls: ReturnType<typeof createControls>;
  complaints: string[];
  /** What the browser's own `newContext` does, watched like the context of the test and closed after it. */
  newContext: NewContext;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const server = await startServer(portsOf('tests', parallelIndex));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.portal),
  controls: [
    async ({ server }, use) => {
      const controls = createControls(server);
      await controls.reset();
      await use(controls);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      watch(context, complaints);
      await use(complaints);
      expect(complaints, 'errors, warnings, policy reports and secrets in the console').toEqual([]);
      expect(await foreignMembers(context), 'members of every object').toEqual([]);
    },
    { auto: true },
  ],
  newContext: async ({ browser, baseURL, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      watch(context, complaints);
      opened.push(context);
      return context;
    });
    for (const context of opened) {
      expect(await foreignMembers(context), 'members of every object').toEqual([]);
      await context.close();
    }
  },
  scan: ({ newContext }, use) => use((page, link) => scan(page, link, newContext)),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  enter: async ({}, use) => {
    await use(async (page, { email, password }) => {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    });
  },
  signIn: async ({ server }, use) => {
    await use(async (page, { email, password }, path = '/') => {
      const response = await page.request.post(`${server.provider}/frontegg/identity/resources/auth/v1/user`, {
        headers: { origin: server.provider },
        data: { email, password },
      });
      expect(response.ok(), `the sign-in of ${email}`).toBe(true);
      await page.goto(`${server.portal}${path}`);
    });
  },
  endSession: async ({ server }, use) => {
    await use(async (page) => {
      const response = await page.request.post(`${server.provider}/frontegg/identity/resources/auth/v1/logout`, {
        headers: { origin: server.provider },
      });
      expect(response.ok(), 'the end of the session').toBe(true);
    });
  },
});

export { expect };
