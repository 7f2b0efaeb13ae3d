import type { UserRow } from '../../db/rows/accounts';
import { isRecord } from '../../guards';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Access } from '../../operations/operation';
import { randomText } from '../../random';
import type { ProviderEvent } from '../../webhooks/events';
import { openMembership } from '../members/memberships';
import { isBelow } from '../members/sub-accounts';
import { type Actor, actingAs, audited } from './audits';

const SECRET = /secret|password|token|hash|code|image|verifier/i;

/** Removes values that are named like a secret, at any depth. */
const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isRecord(value)) return value;
  const open = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(open.map(([name, inner]) => [name, withoutSecrets(inner)]));
};

/** The parts of a call that an audit row needs. */
export type Acting = Pick<Call, 'provider' | 'db' | 'request' | 'bearer' | 'trail'>;

/** Returns the account from which a user acts in one of its sub-accounts. */
const actingFrom = ({ provider, db, bearer }: Acting, { user, tenantId }: Actor): string | undefined => {
  const from = [bearer?.session.tenantId, openMembership(provider, user.id, tenantId)?.tenantId];
  return from.find((id) => id !== undefined && isBelow(db, tenantId, id));
};

interface OperationRecord extends Pick<Access, 'audit' | 'severity'> {
  event?: ProviderEvent['key'];
  input?: unknown;
  result?: unknown;
}

/** Fills the fields of "Role created: {name}"; without them returns only the action. */
const sentence = (template: string, fields: Record<string, unknown>): string => {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''));
  return filled.replace(/:\s*$/, '');
};

/** Writes the audit row and raises the event of an operation that succeeded. */
export const recordOperation = (
  call: Acting,
  { audit, severity = 'Info', event, input, result }: OperationRecord,
): void => {
  const { provider, db, request, bearer, trail } = call;
  const actor = trail.actor ?? bearer;
  if (!actor || (!audit && !event)) return;
  const { user, tenantId } = actor;
  const now = provider.clock.now();
  const impersonator = bearer?.session.actor;
  const details = { ...trail.details, ...(impersonator !== undefined && { actor: impersonator }) };
  const data = withoutSecrets({ ...(isRecord(input) ? input : undefined), ...details }) as Record<string, unknown>;
  const before = isRecord(data.before) ? data.before : undefined;
  const fields = { ...before, ...(isRecord(result) ? result : undefined), ...data };
  const text = audit && sentence(audit, fields);
  if (audit && text) {
    const row = {
      createdAt: new Date(now).toISOString(),
      action: audit.split(':')[0] ?? audit,
      description: impersonator === undefined ? text : `${text} (by ${impersonator})`,
      severity,
      userId: user.id,
      user: user.name,
      email: user.email,
      ip: provider.settings.ip,
      userAgent: request.headers.get('user-agent') ?? '',
    };
    const account = db.tenants.get(tenantId)?.name ?? tenantId;
    const otherAccounts = [...trail.accounts, actingFrom(call, actor)].filter((id) => id && id !== tenantId);
    db.audits.put({ ...row, id: randomText(12), tenantId, json: data });
    for (const id of new Set(otherAccounts)) {
      if (id && db.tenants.get(id)) {
        db.audits.put({ ...row, id: randomText(12), tenantId: id, json: { ...data, account } });
      }
    }
  }
  if (!event) return;
  provider.events.raise({ key: event, tenantId, userId: user.id, at: now, data, severity, ...(text && { text }) });
};

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
