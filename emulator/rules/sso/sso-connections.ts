import { domainRecord, missingOf, type NewSsoConfiguration } from '@gatehouse/sdk/sso';
import { canonicalDomain, emailDomain, readableDomain } from '@gatehouse/sdk/text';
import type { Db } from '../../db/db';
import type { SsoConnectionRow, SsoDomainRow, SsoGroupRow } from '../../db/rows/sso';
import { emptyConnection } from '../../db/rows/sso';
import type { Call } from '../../http/call';
import { fieldError, ProviderError } from '../../http/errors';
import { isoTime } from '../../provider';
import { changedValues } from '../../sso/values';
import { audited } from '../audits/audits';
import { givableRoles } from '../members/roles';
import { notFound, ownedRow, ownedRows } from '../resources/owned';

export const serviceProvider = (issuer: string) => ({
  acsUrl: `${issuer}/auth/saml/callback`,
  spEntityId: issuer,
  redirectUri: `${issuer}/auth/oidc/callback`,
});

export const wireDomain = ({ id, domain, validated, txtRecord }: SsoDomainRow) => ({
  id,
  domain,
  validated,
  txtRecord,
});

const wireGroup = ({ id, group, roleIds }: SsoGroupRow) => ({ id, group, roleIds: [...roleIds] });

export const groupsOf = (db: Db, connectionId: string) => db.ssoGroups.by('connectionId', connectionId).map(wireGroup);

/** Returns the wire format of a connection, without its client secret. */
export const wireConnection = ({ db, provider }: Pick<Call, 'db' | 'provider'>, row: SsoConnectionRow) => {
  const { tenantId: _tenant, createdAt: _created, oidcSecret: _secret, roleIds, ...connection } = row;
  const domains = db.ssoDomains.by('connectionId', row.id).map(wireDomain);
  const { acsUrl, spEntityId } = serviceProvider(provider.issuer);
  return {
    ...connection,
    acsUrl,
    spEntityId,
    domains,
    validated: domains.length > 0 && domains.every(({ validated }) => validated),
    roleIds: [...roleIds],
    groups: groupsOf(db, row.id),
  };
};

const sentences = {
  values: 'Enter the values of your identity provider first.',
  domain: 'Add a domain first: it decides who signs in here.',
  proof: 'Verify one of the domains first.',
} as const;

/** @throws ProviderError 409 for an enabled connection that is incomplete */
export const requireComplete = (call: Call, row: SsoConnectionRow): void => {
  const missing = row.enabled ? missingOf(wireConnection(call, row)) : undefined;
  if (missing) throw new ProviderError(409, `connection-${missing}-missing`, sentences[missing]);
};

/** Returns the connection of the version 1 calls: the account's oldest. */
export const firstConnection = (call: Call): SsoConnectionRow | undefined =>
  ownedRows(call, 'ssoConnections').sort((a, b) => a.createdAt.localeCompare(b.createdAt))[0];

/** @throws ProviderError 404 when the account has no connection */
export const theConnection = (call: Call): SsoConnectionRow => {
  const row = firstConnection(call);
  if (!row) throw notFound('ssoConnections');
  return row;
};

/** Returns a row of one of the caller's connections. @throws ProviderError 404, also for a row of another connection */
export const rowOf = <N extends 'ssoDomains' | 'ssoGroups'>(call: Call, name: N, connectionId: string, id: string) => {
  const row = ownedRow(call, name, id);
  if (row.connectionId !== connectionId) throw notFound(name);
  return row;
};

/** @throws ProviderError 409 when users of a domain sign in through another account already */
const refuseTaken = ({ db }: Pick<Call, 'db'>, tenantId: string, domain: string): void => {
  const isTaken = db.ssoDomains.by('domain', domain).some((row) => row.validated && row.tenantId !== tenantId);
  if (!isTaken) return;
  throw fieldError('domain', `${domain} belongs to another account.`, 'domain-taken', 409);
};

/**
 * Verifies a domain in the provider's own DNS.
 * @throws ProviderError 400 `record-missing` that names the record, 409 when another account has verified the domain
 */
export const proveDomain = (call: Call, connection: SsoConnectionRow, domain: SsoDomainRow): void => {
  const current = domainRecord(domain);
  const older = domainRecord({ domain: domain.domain }, connection);
  const isThere = [current, older].some(
    (record) => record && call.db.dnsRecords.by('name', record.name).some(({ value }) => value === record.value),
  );
  if (!isThere) {
    const message = `${domain.domain} has no TXT record with this value yet. DNS changes can take up to an hour to arrive.`;
    throw new ProviderError(400, 'record-missing', message);
  }
  refuseTaken(call, domain.tenantId, domain.domain);
  call.db.ssoDomains.patch(domain.id, { validated: true });
};

/** Returns the connection through which users of an email address sign in. */
export const connectionForEmail = (db: Db, email: string, tenantId?: string): SsoConnectionRow | undefined => {
  const domain = emailDomain(email);
  const candidates = db.ssoDomains.by('domain', domain).filter((row) => !tenantId || row.tenantId === tenantId);
  for (const row of candidates) {
    const connection = db.ssoConnections.get(row.connectionId);
    if (connection?.enabled && (row.validated || connection.skipEmailDomainValidation)) return connection;
  }
  return undefined;
};

/**
 * Requires single sign-on for users of its domains, known and unknown ones alike.
 * @throws ProviderError 403 `sso-required`
 */
export const refusePasswordOf = (db: Db, email: string): void => {
  if (!connectionForEmail(db, email)) return;
  const message = 'Your organization uses SSO. Continue with your email address.';
  throw new ProviderError(403, 'sso-required', message);
};

/** Returns a new connection of the caller's account. */
export const newConnection = ({ caller, provider }: Call): SsoConnectionRow => ({
  id: crypto.randomUUID(),
  tenantId: caller().tenantId,
  ...emptyConnection,
  generatedVerification: crypto.randomUUID(),
  createdAt: isoTime(provider),
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
  if (!name) throw fieldError('group', 'Enter the name of a group.', 'group-missing');
  if (db.ssoGroups.by('connectionId', connectionId).some((row) => row.group === name && row.id !== id)) {
    const message = `There is a mapping for the group "${name}" already.`;
    throw fieldError('group', message, 'group-exists', 409);
  }
  return name;
};

export const addGroup = (
  call: Call,
  connection: SsoConnectionRow,
  mapping: { group: string; roleIds?: string[] | undefined },
) => {
  const { tenantId, id: connectionId } = connection;
  const group = refuseSecond(call, connectionId, mapping.group);
  const roleIds = roleIdsIn(call, [], mapping.roleIds ?? []);
  call.db.ssoGroups.put({ id: crypto.randomUUID(), tenantId, connectionId, group, roleIds });
  audited(call, { group });
};

export const changeGroup = (
  call: Call,
  connectionId: string,
  mapping: { id: string; group: string; roleIds: string[] },
) => {
  const row = rowOf(call, 'ssoGroups', connectionId, mapping.id);
  const group = refuseSecond(call, connectionId, mapping.group, row.id);
  audited(call, { before: { group: row.group, roleIds: row.roleIds } });
  call.db.ssoGroups.patch(row.id, { group, roleIds: roleIdsIn(call, row.roleIds, mapping.roleIds) });
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
const skipIn = (requested: boolean | undefined, before: SsoConnectionRow): boolean => {
  if (requested !== true || before.skipEmailDomainValidation) return requested ?? before.skipEmailDomainValidation;
  throw new ProviderError(403, 'vendor-only', 'Only the vendor can take a domain without a proof.');
};

/** Saves a connection with its changes; all of them or none. */
export const saveConnection = (
  call: Call,
  before: SsoConnectionRow,
  { groups, roleIds, enabled, skipEmailDomainValidation, ...values }: NewSsoConfiguration,
) =>
  call.db.transaction(() => {
    const row = call.db.ssoConnections.put({
      ...before,
      ...changedValues(values),
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

export const newDomain = (call: Call, connection: SsoConnectionRow, name: string): SsoDomainRow => {
  const { tenantId, id: connectionId } = connection;
  const domain = canonicalDomain(name);
  if (domain === undefined)
    throw fieldError('domain', 'This is not a domain. Write it like example.com.', 'invalid-domain');
  if (call.db.ssoDomains.by('domain', domain).some((row) => row.tenantId === tenantId)) {
    throw fieldError(
      'domain',
      `${readableDomain(domain)} is part of a connection of this account already.`,
      'domain-exists',
      409,
    );
  }
  refuseTaken(call, tenantId, domain);
  const txtRecord = `_saml-domain-challenge.${tenantId}.${domain}=${crypto.randomUUID()}`;
  return { id: crypto.randomUUID(), tenantId, connectionId, domain, validated: false, txtRecord };
};
