import * as passwords from '@gatehouse/sdk/passwords';
import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import type { UserRow } from '../rows/accounts';
import { isPasswordOf } from './check-password';
import { forgetAttempts } from './lockout';
import { removeResetTokens } from './reset-tokens';
import { endSessionsOf } from './sessions';

const advice = (unmet: passwords.PasswordRule[], config: passwords.PasswordConfig): string => {
  if (unmet.includes('minLength')) return `Use at least ${config.minLength ?? 1} characters.`;
  if (unmet.includes('maxLength')) return `Use at most ${config.maxLength} characters.`;
  const kinds = 'lowercase letters, capital letters, digits, special characters';
  return `Use at least ${config.minOptionalTestsToPass} of these: ${kinds}.`;
};

/** The hash of a new password. Refuses one that is too weak, and the one that the person has already. */
export const hashNewPassword = async (provider: Provider, user: UserRow, password: string): Promise<string> => {
  const { passwordConfig } = provider.settings;
  const unmet = passwords.unmetPasswordRules(password, passwordConfig);
  if (unmet.length > 0) {
    const message = `This password is not strong enough. ${advice(unmet, passwordConfig)}`;
    throw new ProviderError(400, 'weak-password', message, { context: { unmet } });
  }
  if (await isPasswordOf(provider, user, password)) {
    throw new ProviderError(400, 'password-unchanged', 'This is your password already. Choose another one.');
  }
  return provider.passwords.hash(password);
};

/** Gives a person a new password. All that the old one opened ends with it, except for the session to keep. */
export const replacePassword = (
  provider: Provider,
  { id, email }: UserRow,
  passwordHash: string,
  keptSessionId?: string,
): void => {
  const { db } = provider;
  db.transaction(() => {
    db.users.patch(id, { passwordHash, breachedPassword: false });
    endSessionsOf(provider, id, keptSessionId);
    removeResetTokens(provider, id);
    for (const ticket of db.mfaTickets.by('userId', id)) db.mfaTickets.remove(ticket.id);
    forgetAttempts(provider, 'password', email);
  });
};
