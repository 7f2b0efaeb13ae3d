import type { UserRow } from '../../db/rows/accounts';
import type { Provider } from '../../provider';
import { forgetDevices } from '../factors/factors';
import { endMfaSessionsOf } from '../factors/mfa-sessions';
import { forgetPasswordAttempts } from '../passwords/password-attempts';
import { forgetBrowsersOf } from '../sign-in/known-browsers';
import { endSessionsOf } from './sessions';

/**
 * Ends everything that a user's credentials have opened: sessions except the one to keep, trusted devices, known
 * browsers, sent codes and links, and sign-ins that wait.
 */
export const endAccess = (provider: Provider, { id, email }: UserRow, exceptSessionId?: string): void => {
  const { db } = provider;
  endSessionsOf(provider, id, exceptSessionId);
  forgetDevices(provider, id);
  forgetBrowsersOf(provider, id);
  for (const code of db.oneTimeCodes.by('userId', id)) db.oneTimeCodes.remove(code.id);
  for (const waiting of db.confirmations.by('userId', id)) db.confirmations.remove(waiting.id);
  endMfaSessionsOf(provider, id);
  forgetPasswordAttempts(provider, email);
};

/** Removes all credentials of a user whose email address is now another one: it may belong to someone else. */
export const removeCredentials = (provider: Provider, user: UserRow): void => {
  const { db } = provider;
  endAccess(provider, user);
  for (const key of db.passkeys.by('userId', user.id)) db.passkeys.remove(key.id);
  for (const phone of db.phoneNumbers.by('userId', user.id)) db.phoneNumbers.remove(phone.id);
  for (const token of db.apiTokens.by('userId', user.id)) if (token.owner === 'user') db.apiTokens.remove(token.id);
  db.users.patch(user.id, {
    verified: false,
    passwordHash: undefined,
    previousPasswordHashes: undefined,
    authenticators: [],
    phones: [],
    securityKeys: [],
    hasEmailFactor: undefined,
    recoveryCodeHashes: [],
    phoneNumber: undefined,
    phoneUnconfirmed: undefined,
  });
};
