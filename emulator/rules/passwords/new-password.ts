import * as passwords from '@gatehouse/sdk/passwords';
import type { UserRow } from '../../db/rows/accounts';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { openMembershipsOf } from '../members/memberships';
import { policies } from '../policies/policies';
import { endAccess } from '../sessions/end-access';
import { refuseLeaked } from './leaked-passwords';

/** Verifies a user's password. An unknown user takes as long as a known one. */
export const isPasswordOf = async (
  { db, passwords, constantTimeHash }: Provider,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> => {
  const hash = user?.passwordHash ?? (await constantTimeHash());
  const right = await passwords.verify(hash, password);
  // Read again: the password may have been replaced during the verification.
  return right && user !== undefined && db.users.get(user.id)?.passwordHash === hash;
};

const advice = (unmet: passwords.PasswordRule[], config: passwords.PasswordConfig): string => {
  if (unmet.includes('minLength')) return `Use at least ${config.minLength ?? 1} characters.`;
  if (unmet.includes('maxLength')) return `Use at most ${config.maxLength} characters.`;
  const kinds = 'lowercase letters, capital letters, digits, special characters';
  return `Use at least ${config.minOptionalTestsToPass} of these: ${kinds}.`;
};

/** Maximum number of previous passwords that are stored. */
const HISTORY_LENGTH = 10;

/** Returns whether a password is one of the recent ones that an account of the user does not allow again. */
const wasUsedBefore = async (provider: Provider, user: UserRow, password: string): Promise<boolean> => {
  const sizes = openMembershipsOf(provider, user.id).map(({ tenantId }) => {
    const policy = policies.passwordHistory.read(provider.db, tenantId);
    return policy?.enabled ? policy.historySize : 0;
  });
  const hashes = (user.previousPasswordHashes ?? []).slice(0, Math.max(0, ...sizes));
  const matches = await Promise.all(hashes.map((hash) => provider.passwords.verify(hash, password)));
  return matches.includes(true);
};

/** Hashes the first password of a user. Refuses a weak or leaked one. */
export const hashFirstPassword = async (provider: Provider, password: string): Promise<string> => {
  const { passwordConfig } = provider.settings;
  const unmet = passwords.unmetPasswordRules(password, passwordConfig);
  if (unmet.length > 0) {
    const message = `This password is not strong enough. ${advice(unmet, passwordConfig)}`;
    throw new ProviderError(400, 'weak-password', message, { context: { unmet } });
  }
  await refuseLeaked(provider, password);
  return provider.passwords.hash(password);
};

/** Hashes a new password. Refuses a weak, leaked or recently used one. */
export const hashNewPassword = async (provider: Provider, user: UserRow, password: string): Promise<string> => {
  const passwordHash = await hashFirstPassword(provider, password);
  if (await isPasswordOf(provider, user, password)) {
    throw new ProviderError(400, 'password-unchanged', 'This is your password already. Choose another one.');
  }
  if (await wasUsedBefore(provider, user, password)) {
    throw new ProviderError(400, 'password-used-before', 'You used this password before. Choose another one.');
  }
  return passwordHash;
};

/** Replaces a user's password, and ends what the previous one opened, except for the session to keep. */
export const replacePassword = (
  provider: Provider,
  user: UserRow,
  passwordHash: string,
  exceptSessionId?: string,
): void => {
  const { db, clock } = provider;
  const { id, passwordHash: old, previousPasswordHashes = [] } = user;
  db.transaction(() => {
    const earlier = old ? [old, ...previousPasswordHashes].slice(0, HISTORY_LENGTH) : previousPasswordHashes;
    const passwordSetAt = clock.now();
    db.users.patch(id, { passwordHash, passwordSetAt, previousPasswordHashes: earlier, breachedPassword: false });
    endAccess(provider, user, exceptSessionId);
  });
};
