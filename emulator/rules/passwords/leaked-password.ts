import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { canonicalPassword } from '@gatehouse/sdk/text';
import type { UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
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
  throw new ProviderError(400, 'password-breached', message, { context: { name: 'password' } });
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
