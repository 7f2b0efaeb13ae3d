import { capability } from '../../core/queries';
import { withReadableError } from '../../core/readable-error';
import { canonicalEmail } from '../../core/text/email-address';
import { contract } from './contract';
import { passwordError } from './errors';

export type { PasswordConfig } from './contract';
export { type PasswordRule, unmetPasswordRules } from './unmet-rules';

const { query, mutation } = capability('passwords', contract);

/** Returns the requirements for a new password: the user's, or without `userId` the vendor's. */
export const config = query(async (api, filter: { userId?: string }) => (await api.getPasswordConfig(filter)) ?? {});

/** Changes the password of the signed-in user; `password` is the current one. */
export const change = mutation(
  (api, { password, newPassword }: { password: string; newPassword: string }) =>
    api.changePassword({ password, newPassword }),
  [],
);

/** Sends a password reset email to one user. */
export const sendReset = mutation(
  (api, { email }: { email: string }) =>
    withReadableError(api.forgotPassword({ email: canonicalEmail(email) }), passwordError('reset-failed')),
  ['securityCenter', 'users'],
);

/** Sends a password reset email to every user with a breached password. */
export const resetAllBreached = mutation((api) => api.bulkResetBreachedPasswords(), ['securityCenter', 'users']);
