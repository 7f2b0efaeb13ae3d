import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { canonicalPassword } from '@gatehouse/sdk/text';
import type { UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { fieldError } from '../../http/errors';
import type { Provider } from '../../provider';
import { actingAs, audited } from '../audits/audits';
import { recordOperation } from '../audits/record-operation';
import { browserSession } from '../sessions/sessions';

/** Lifetime in seconds. The token authorizes nothing. */
const PENDING_LIFETIME = 600;

/** Returns whether a password has leaked. A list that cannot be read must not block users. */
const isLeaked = async ({ hasLeaked, settings }: Provider, password: string): Promise<boolean> =>
  settings.refusesLeaked && hasLeaked(canonicalPassword(password)).catch(() => false);

/** @throws ProviderError 400 `password-breached` for a new password that has leaked */
export const refuseLeaked = async (provider: Provider, password: string): Promise<void> => {
  if (!(await isLeaked(provider, password))) return;
  const message = 'This password is known from a data breach. Choose another one.';
  throw fieldError('password', message, 'password-breached');
};

/** Stores whether a correct password has leaked, and returns the updated user. */
export const noteLeak = async (provider: Provider, user: UserRow, password: string): Promise<UserRow> => {
  if (user.breachedPassword || !(await isLeaked(provider, password))) return user;
  return provider.db.users.patch(user.id, { breachedPassword: true }) ?? user;
};

/**
 * Returns the response to a correct password that has leaked: a token of the type `pendingUser`, which authorizes
 * nothing, and no session. Undefined when the sign-in continues, as for a user who is signed in here already.
 */
export const holdBack = async (
  call: Call,
  user: UserRow,
): Promise<Wire<(typeof contracts)['session']['login']> | undefined> => {
  const { provider, client } = call;
  const { clock, issuer, settings, signing } = provider;
  if (!settings.refusesLeaked || !user.breachedPassword) return undefined;
  if ((await browserSession(provider, call.cookies))?.userId === user.id) return undefined;
  audited(call, { email: user.email }, actingAs(user));
  recordOperation(call, { audit: 'Sign-in stopped: breached password', severity: 'High' });
  const iat = Math.floor(clock.now() / 1000);
  const claims = { iss: issuer, sub: user.id, aud: client.id, type: 'pendingUser', iat, exp: iat + PENDING_LIFETIME };
  return {
    mfaRequired: false,
    accessToken: await signing.sign(claims, 'JWT'),
    expiresIn: PENDING_LIFETIME,
    userEmail: user.email,
    isBreachedPassword: true,
  };
};

/**
 * Looks leaked passwords up by the first five hex digits of their SHA-1 hash, so that the service never learns the
 * password (k-anonymity). Resolves to one line `SUFFIX:COUNT` per match, as the range API of Have I Been Pwned does.
 */
export type LeakedPasswords = (prefix: string) => Promise<string>;

const PREFIX = 5;

/** Returns a SHA-1 hash in upper-case hex digits, the key of the lists. It is never stored. */
const sha1Hex = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};

export const createLeakCheck =
  (leakedPasswords: LeakedPasswords) =>
  async (password: string): Promise<boolean> => {
    const hash = await sha1Hex(password);
    const lines = await leakedPasswords(hash.slice(0, PREFIX));
    return lines.split('\n').some((line) => {
      const [suffix, count] = line.trim().split(':');
      // Some lists pad their responses with suffixes that never leaked.
      return suffix?.toUpperCase() === hash.slice(PREFIX) && Number(count) > 0;
    });
  };

let common: Promise<ReadonlySet<string>> | undefined;

/** Returns whether a password is one of the ten thousand most common ones. The list is loaded on first use. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  common ??= import('./common-passwords').then(
    ({ commonPasswords }) => commonPasswords,
    (error: unknown) => {
      // In a browser the list may be out of reach for a moment: the next password asks for it again.
      common = undefined;
      throw error;
    },
  );
  return (await common).has(password);
};
