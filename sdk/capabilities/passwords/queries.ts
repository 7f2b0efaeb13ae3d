import { capability } from '../../core/queries';
import { readably } from '../../core/readable-error';
import { contract } from './contract';

export type { PasswordConfig } from './contract';
export { type PasswordRule, unmetPasswordRules } from './password-rules';

const { query, mutation } = capability('passwords', contract);

/** The rules for a new password: those of a person, or without `userId` those of the vendor. */
export const config = query(async (api, filter: { userId?: string }) => (await api.getPasswordConfig(filter)) ?? {});

/** Gives the signed-in person a new password; `password` is the one so far. */
export const change = mutation(
  (api, { password, newPassword }: { password: string; newPassword: string }) =>
    api.changePassword({ password, newPassword }),
  [],
);

/** Sends one person the mail that lets them choose a new password. */
export const sendReset = mutation(
  (api, { email }: { email: string }) => readably(api.forgotPassword({ email }), 'reset-failed'),
  ['securityCenter', 'users'],
);

/** Sends everybody whose password is known to be public the mail that lets them choose a new one. */
export const resetAllBreached = mutation((api) => api.bulkResetBreachedPasswords(), ['securityCenter', 'users']);
