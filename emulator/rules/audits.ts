import type { Call, Caller } from '../call';
import type { Provider } from '../provider';
import { randomText } from '../random';
import type { UserRow } from '../rows/accounts';
import type { Severity } from '../rows/records';

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

/** Writes the operation into the log of another account as well, where a user of this one did it. */
export const auditedIn = ({ trail }: Call, tenantId: string): void => void trail.accounts.add(tenantId);

/** The actor of an operation in the account that they sign in to. */
export const actingAs = (user: UserRow): Actor => ({ user, tenantId: user.tenantId });

interface OwnAct {
  tenantId: string;
  action: string;
  description?: string;
  severity: Severity;
  event: `frontegg.${string}`;
  /** When it fell due, in milliseconds since the epoch: the provider may notice later. */
  at: number;
  /** Without secrets. */
  json: Readonly<Record<string, unknown>>;
  /** The user who set it off elsewhere, such as on the card provider's page. */
  user?: UserRow | undefined;
}

/** Writes the audit row and raises the event of something that the provider does by itself. */
export const recordByItself = (
  { db, events, settings }: Provider,
  { tenantId, action, description = action, severity, event, at, json, user }: OwnAct,
): void => {
  db.audits.put({
    id: randomText(12),
    tenantId,
    createdAt: new Date(at).toISOString(),
    action,
    description,
    severity,
    ...(user && { userId: user.id }),
    user: user?.name ?? '',
    email: user?.email ?? '',
    ip: user ? settings.ip : '',
    userAgent: '',
    json,
  });
  events.raise({ key: event, tenantId, ...(user && { userId: user.id }), at, data: json, severity, text: description });
};
