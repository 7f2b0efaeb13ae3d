import { domainRecord, missingOf } from '@gatehouse/sdk/sso';
import { emailDomain } from '@gatehouse/sdk/text';
import type { Db } from '../../db/db';
import type { SsoConnectionRow, SsoDomainRow, SsoGroupRow } from '../../db/rows/sso';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { notFound, ownedRow, ownedRows } from '../resources/owned';

/** Returns the values of this provider for an identity provider. */
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
export const refuseTaken = ({ db }: Pick<Call, 'db'>, tenantId: string, domain: string): void => {
  const isTaken = db.ssoDomains.by('domain', domain).some((row) => row.validated && row.tenantId !== tenantId);
  if (!isTaken) return;
  throw new ProviderError(409, 'domain-taken', `${domain} belongs to another account.`, {
    context: { name: 'domain' },
  });
};

/**
 * Verifies a domain in the provider's own DNS.
 * @throws ProviderError 400 `record-missing` that names the record, 409 when another account has verified the domain
 */
export const proveDomain = (call: Call, connection: SsoConnectionRow, domain: SsoDomainRow): void => {
  const own = domainRecord(domain);
  const older = domainRecord({ domain: domain.domain }, connection);
  const isThere = [own, older].some(
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
