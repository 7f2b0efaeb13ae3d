import type { NewSsoConfiguration } from '@gatehouse/sdk/sso';
import { canonicalDomain, readableDomain } from '@gatehouse/sdk/text';
import type { SsoConnectionRow, SsoDomainRow } from '../../db/rows/sso';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { emptyConnection } from '../../sso/empty-connection';
import { changedValues } from '../../sso/values';
import { audited } from '../audits/audits';
import { givableRoles } from '../members/roles';
import { refuseTaken, requireComplete, rowOf, wireConnection } from './sso-connections';

/** Returns a new connection of the caller's account. */
export const newConnection = ({ caller, provider }: Call): SsoConnectionRow => ({
  id: crypto.randomUUID(),
  tenantId: caller().tenantId,
  ...emptyConnection,
  generatedVerification: crypto.randomUUID(),
  createdAt: new Date(provider.clock.now()).toISOString(),
});

/** Returns role ids without duplicates. @throws ProviderError when the caller may not assign one */
const roleIdsIn = (call: Call, before: readonly string[], after: readonly string[]): string[] => {
  givableRoles(
    call,
    [...before, ...after].filter((id) => before.includes(id) !== after.includes(id)),
  );
  return [...new Set(after)];
};

/** @throws ProviderError 409 when the connection has a mapping for the group already */
const refuseSecond = ({ db }: Call, connectionId: string, group: string, id?: string): string => {
  const name = group.trim();
  if (!name)
    throw new ProviderError(400, 'group-missing', 'Enter the name of a group.', { context: { name: 'group' } });
  if (db.ssoGroups.by('connectionId', connectionId).some((row) => row.group === name && row.id !== id)) {
    const message = `There is a mapping for the group "${name}" already.`;
    throw new ProviderError(409, 'group-exists', message, { context: { name: 'group' } });
  }
  return name;
};

export const addGroup = (
  call: Call,
  connection: SsoConnectionRow,
  given: { group: string; roleIds?: string[] | undefined },
) => {
  const { tenantId, id: connectionId } = connection;
  const group = refuseSecond(call, connectionId, given.group);
  const roleIds = roleIdsIn(call, [], given.roleIds ?? []);
  call.db.ssoGroups.put({ id: crypto.randomUUID(), tenantId, connectionId, group, roleIds });
  audited(call, { group });
};

export const changeGroup = (
  call: Call,
  connectionId: string,
  given: { id: string; group: string; roleIds: string[] },
) => {
  const row = rowOf(call, 'ssoGroups', connectionId, given.id);
  const group = refuseSecond(call, connectionId, given.group, row.id);
  audited(call, { before: { group: row.group, roleIds: row.roleIds } });
  call.db.ssoGroups.patch(row.id, { group, roleIds: roleIdsIn(call, row.roleIds, given.roleIds) });
};

export const removeGroup = (call: Call, connectionId: string, id: string) => {
  const { group } = rowOf(call, 'ssoGroups', connectionId, id);
  audited(call, { group });
  call.db.ssoGroups.remove(id);
};

export const setRoles = (call: Call, connection: SsoConnectionRow, roleIds: string[]) => {
  audited(call, { before: { roleIds: connection.roleIds } });
  call.db.ssoConnections.patch(connection.id, { roleIds: roleIdsIn(call, connection.roleIds, roleIds) });
};

/** The vendor decides which domains an account may use without verification. */
const skipIn = (given: boolean | undefined, before: SsoConnectionRow): boolean => {
  if (given !== true || before.skipEmailDomainValidation) return given ?? before.skipEmailDomainValidation;
  throw new ProviderError(403, 'vendor-only', 'Only the vendor can take a domain without a proof.');
};

/** Saves a connection with its changes; all of them or none. */
export const saveConnection = (
  call: Call,
  before: SsoConnectionRow,
  { groups, roleIds, enabled, skipEmailDomainValidation, ...given }: NewSsoConfiguration,
) =>
  call.db.transaction(() => {
    const row = call.db.ssoConnections.put({
      ...before,
      ...changedValues(given),
      ...(roleIds && { roleIds: roleIdsIn(call, before.roleIds, roleIds) }),
      skipEmailDomainValidation: skipIn(skipEmailDomainValidation, before),
      enabled: enabled ?? before.enabled,
    });
    if (groups) {
      for (const { id } of call.db.ssoGroups.by('connectionId', row.id)) call.db.ssoGroups.remove(id);
      for (const group of groups) addGroup(call, row, group);
    }
    requireComplete(call, row);
    return wireConnection(call, row);
  });

export const newDomain = (call: Call, connection: SsoConnectionRow, given: string): SsoDomainRow => {
  const { tenantId, id: connectionId } = connection;
  const domain = canonicalDomain(given);
  const wrong = (status: number, code: string, message: string) =>
    new ProviderError(status, code, message, { context: { name: 'domain' } });
  if (domain === undefined) throw wrong(400, 'invalid-domain', 'This is not a domain. Write it like example.com.');
  if (call.db.ssoDomains.by('domain', domain).some((row) => row.tenantId === tenantId)) {
    throw wrong(409, 'domain-exists', `${readableDomain(domain)} is part of a connection of this account already.`);
  }
  refuseTaken(call, tenantId, domain);
  const txtRecord = `_saml-domain-challenge.${tenantId}.${domain}=${crypto.randomUUID()}`;
  return { id: crypto.randomUUID(), tenantId, connectionId, domain, validated: false, txtRecord };
};
