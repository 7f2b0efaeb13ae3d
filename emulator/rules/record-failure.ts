import type { Call } from '../call';
import { ProviderError } from '../errors';
import type { Access } from '../operations/operation';
import type { UserRow } from '../rows/accounts';
import { actingAs, audited } from './audits';
import { type Acting, recordOperation } from './record-operation';

/** Writes an audit row for a failed sign-in, in the account of the user. */
export const recordFailure = (call: Call, user: UserRow, isLocked: boolean): void => {
  audited(call, { email: user.email }, actingAs(user));
  recordOperation(call, { audit: 'Wrong password', severity: 'Medium' });
  if (isLocked) recordOperation(call, { audit: 'User locked: {email}', severity: 'High' });
};

/** Writes an audit row for a refused change. A required step-up does not count as a refusal. */
export const recordRefusal = (call: Acting, access: Access, thrown: unknown): void => {
  const isRefusal = thrown instanceof ProviderError && thrown.status === 403 && thrown.errorCode !== 'step-up-required';
  const [action = ''] = access.audit?.split(':') ?? [];
  if (isRefusal && action !== '') recordOperation(call, { audit: `${action} (refused)`, severity: 'Medium' });
};
