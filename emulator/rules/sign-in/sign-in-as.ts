import { canonicalEmail } from '@gatehouse/sdk/text';
import type { UserRow } from '../../db/rows/accounts';
import type { Cookies } from '../../http/cookies';
import type { Provider } from '../../provider';
import { hasFactor } from '../factors/factors';
import { userByEmail } from '../members/users';
import { startCookieFamily } from '../sessions/refresh-tokens';
import { startSession } from '../sessions/sessions';

/** Returns the user of an email address, or of its local part, such as `admin`. */
const userOf = ({ db }: Provider, identifier: string): UserRow => {
  const user =
    userByEmail(db, identifier) ?? db.users.find(({ email }) => email.startsWith(`${canonicalEmail(identifier)}@`));
  if (user) return user;
  const examples = db.users.list().slice(0, 10);
  throw new Error(`Unknown user "${identifier}". Users: ${examples.map(({ email }) => email).join(', ')}.`);
};

/**
 * Signs a user in to all clients, without a password and, if they have one, as if with their second factor.
 * @throws Error when the user does not exist or is disabled; ProviderError when no account admits them
 */
export const signInAs = async (provider: Provider, cookies: Cookies, identifier: string): Promise<UserRow> => {
  const user = userOf(provider, identifier);
  if (user.disabled) throw new Error(`${user.email} is disabled.`);
  const amr = hasFactor(user) ? ['pwd', 'mfa', 'otp'] : ['pwd'];
  const request = new Request(provider.issuer);
  const session = await startSession(provider, { request, cookies }, user, amr);
  for (const client of provider.clients) await startCookieFamily(provider, cookies, client, session);
  return user;
};
