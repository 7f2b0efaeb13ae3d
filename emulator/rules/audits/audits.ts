import type { UserRow } from '../../db/rows/accounts';
import type { Severity } from '../../db/rows/records';
import type { Call, Caller } from '../../http/call';
import type { Provider } from '../../provider';
import { randomText } from '../../random';

export type Actor = Pick<Caller, 'user' | 'tenantId'>;

/**
 * Adds fields to the audit row and the event of an operation: values of its sentence and previous values. Without a
 * bearer token, the actor too.
 */
export const audited = (call: Call, details: Record<string, unknown>, actor?: Actor) => {
  Object.assign(call.trail.details, details);
  call.trail.actor = actor ?? call.trail.actor;
};

/** Also writes the audit row to the log of another account whose user was affected. */
export const auditedIn = ({ trail }: Call, tenantId: string): void => void trail.accounts.add(tenantId);

export const actingAs = (user: UserRow): Actor => ({ user, tenantId: user.tenantId });

interface SystemAction {
  tenantId: string;
  action: string;
  description?: string;
  severity: Severity;
  event: `frontegg.${string}`;
  /** When it was due, in milliseconds since the epoch; the provider may process it later. */
  at: number;
  /** Without secrets. */
  json: Readonly<Record<string, unknown>>;
  /** The user who caused it elsewhere, such as on the card provider's page. */
  user?: UserRow | undefined;
}

/** Writes the audit row and raises the event of an action of the provider itself. */
export const recordSystemAction = (
  { db, events, settings }: Provider,
  { tenantId, action, description = action, severity, event, at, json, user }: SystemAction,
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
