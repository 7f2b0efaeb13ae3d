import { test as base, type TestAPI } from 'vitest';
import { checkOptions } from '../check-options';
import { createEmulator, type Emulator, type UserName } from '../emulator';
import type { EmulatorOptions } from '../options';
import type { Inbox } from '../rules/mail/inbox';
import { rememberHashes, webPasswords } from '../rules/passwords/passwords';
import type { NewUser, SeedUser } from '../seed/seed-user';
import { type Authenticator, createAuthenticator } from './authenticator';

/** Fixtures of each test. */
export interface EmulatorFixtures {
  /** A separate provider per test, in this process; closed after it. */
  emulator: Emulator;
  /** Codes and links of its emails and text messages. */
  inbox: Inbox;
  /** Codes of authenticator apps. */
  authenticator: Authenticator;
  /** Signs a user in to the browser of `emulator.fetch` without a form: a user, an email address, or `admin`. */
  signInAs: (user: UserName) => Promise<void>;
  /** Adds a user; everything but the email address has a default. */
  addUser: (user: NewUser) => Promise<SeedUser>;
}

/** Test hashes need not be strong. */
const passwords = rememberHashes(webPasswords(1));

/**
 * Returns Vitest's `test` with a fresh local identity provider in each test that uses it.
 * @param options Of {@link createEmulator}. Default: the seed `small`
 * @example
 * const test = createEmulatorTest({ allowSignups: true });
 * test('signs in', async ({ emulator, signInAs }) => {
 *   await signInAs('admin');
 *   const identity = createIdentity({ baseUrl: emulator.issuer, clientId: 'portal', fetch: emulator.fetch });
 *   await identity.session.load();
 * });
 */
export const createEmulatorTest = (options: EmulatorOptions = {}): TestAPI<EmulatorFixtures> => {
  checkOptions(options);
  return base.extend<EmulatorFixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from the pattern
    emulator: async ({}, use) => {
      const emulator = createEmulator({ passwords, ...options });
      await use(emulator);
      emulator.close();
    },
    inbox: ({ emulator }, use) => use(emulator.inbox),
    authenticator: ({ emulator }, use) => use(createAuthenticator(emulator)),
    signInAs: ({ emulator }, use) => use((user) => emulator.signIn(user)),
    addUser: ({ emulator }, use) => use((user) => emulator.addUser(user)),
  });
};

/** Vitest's `test` with the seed `small`; see {@link createEmulatorTest}. */
export const test: TestAPI<EmulatorFixtures> = createEmulatorTest();
