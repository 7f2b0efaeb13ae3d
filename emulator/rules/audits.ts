import type { Call, Caller } from '../call';
import type { UserRow } from '../rows/accounts';

/** Who acts, and in which account. */
export type Actor = Pick<Caller, 'user' | 'tenantId'>;

/**
 * Adds fields to the audit row and the event of an operation: what its sentence names, what was before a change. Where no
 * bearer says who acts, the actor as well.
 */
export const audited = (call: Call, details: Record<string, unknown>, actor?: Actor) => {
  Object.assign(call.trail.details, details);
  call.trail.actor = actor ?? call.trail.actor;
};

/** Has the log of an account tell of the operation as well: it was done there by somebody of another one. */
export const auditedIn = ({ trail }: Call, tenantId: string): void => void trail.accounts.add(tenantId);

/** The actor of an operation in the account that they sign in to. */
export const actingAs = (user: UserRow): Actor => ({ user, tenantId: user.tenantId });
