import type { ApiTokenRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { randomText, sha256 } from '../random';
import { audited } from '../rules/audits/audits';
import { givableRoles } from '../rules/members/roles';
import { notFound, ownedRows } from '../rules/resources/owned';
import { type OperationsOf, operation, type Rule, user } from './operation';

type Kind = ApiTokenRow['kind'];
type Owner = ApiTokenRow['owner'];

interface NewToken {
  description: string;
  expiresInMinutes?: number | null | undefined;
  roleIds?: string[];
}

const identified = (row: ApiTokenRow) => (row.kind === 'access-token' ? { id: row.id } : { clientId: row.id });

const wireToken = (row: ApiTokenRow) => ({
  ...identified(row),
  description: row.description,
  createdAt: row.createdAt,
  expires: row.expires,
  roleIds: row.owner === 'tenant' ? [...row.roleIds] : undefined,
  tenantId: row.tenantId,
  createdByUserId: row.createdByUserId,
});

/** Everybody has personal tokens; those of the account are the administrators'. */
const access: Readonly<Record<Owner, Readonly<Record<'list' | 'create' | 'remove', Rule>>>> = {
  user: {
    list: user,
    create: { ownerOnly: true, audit: 'Personal token created: {description}' },
    remove: { audit: 'Personal token deleted: {description}' },
  },
  tenant: {
    list: { permission: 'fe.secure.read.tenantApiTokens' },
    create: {
      permission: 'fe.secure.write.tenantApiTokens',
      ownerOnly: true,
      audit: 'API token created: {description}',
      severity: 'Medium',
    },
    remove: {
      permission: 'fe.secure.delete.tenantApiTokens',
      audit: 'API token deleted: {description}',
      severity: 'Medium',
    },
  },
};

/** Returns the tokens of a type that the caller may see: their own, or the account's. */
const visible = (call: Call, kind: Kind, owner: Owner): ApiTokenRow[] => {
  const { user } = call.caller();
  return ownedRows(call, 'apiTokens').filter(
    (row) => row.kind === kind && row.owner === owner && (owner === 'tenant' || row.userId === user.id),
  );
};

const list = (kind: Kind, owner: Owner) =>
  operation(access[owner].list, (call) => visible(call, kind, owner).map(wireToken));

/** Access tokens come in an object. */
const listWrapped = (owner: Owner) =>
  operation(access[owner].list, (call) => ({ accessTokens: visible(call, 'access-token', owner).map(wireToken) }));

const expiry = (minutes: number | null | undefined, now: number): string | null => {
  if (minutes === null || minutes === undefined) return null;
  const ends = new Date(now + minutes * 60_000);
  if (!(minutes > 0) || Number.isNaN(ends.getTime())) {
    throw new ProviderError(400, 'invalid-expiry', 'Choose an expiry of at least one day, or none.');
  }
  return ends.toISOString();
};

/**
 * Returns what a program proves itself with. An access token is signed, so that servers refuse an invented one without a
 * call; a server asks the provider for its rights, since it can be deleted.
 */
const secretOf = async ({ provider }: Call, row: Omit<ApiTokenRow, 'secretHash'>): Promise<string> => {
  if (row.kind === 'client-credentials') return randomText();
  const { signing, issuer, clients } = provider;
  const claims = {
    ...{ iss: issuer, aud: clients[0]?.id ?? '', sub: row.id, iat: Math.floor(Date.parse(row.createdAt) / 1000) },
    ...(row.expires !== null && { exp: Math.floor(Date.parse(row.expires) / 1000) }),
    type: `${row.owner}AccessToken`,
    tenantId: row.tenantId,
    createdByUserId: row.createdByUserId,
    ...(row.userId !== undefined && { userId: row.userId }),
  };
  return signing.sign(claims, 'JWT');
};

const create = (kind: Kind, owner: Owner) =>
  operation(access[owner].create, async (call, input: NewToken) => {
    const { db, provider } = call;
    const { user, tenantId } = call.caller();
    const description = input.description.trim();
    if (!description) throw new ProviderError(400, 'description-missing', 'Give the token a description.');
    const roleIds = input.roleIds ?? [];
    givableRoles(call, roleIds);
    const now = provider.clock.now();
    const expires = expiry(input.expiresInMinutes, now);
    const token = {
      id: crypto.randomUUID(),
      kind,
      owner,
      tenantId,
      ...(owner === 'user' && { userId: user.id }),
      createdByUserId: user.id,
      description,
      createdAt: new Date(now).toISOString(),
      expires,
      roleIds,
    };
    const secret = await secretOf(call, token);
    const row = db.apiTokens.put({ ...token, secretHash: await sha256(secret) });
    return { ...identified(row), description, secret, expires };
  });

const remove = (kind: Kind, owner: Owner) =>
  operation(access[owner].remove, (call, { id }: { id: string }): undefined => {
    const row = visible(call, kind, owner).find((token) => token.id === id);
    if (!row) throw notFound('apiTokens');
    audited(call, { description: row.description });
    call.db.apiTokens.remove(id);
  });

export const tokens: OperationsOf<'tokens'> = {
  listUserApiTokens: list('client-credentials', 'user'),
  createUserApiToken: create('client-credentials', 'user'),
  deleteUserApiToken: remove('client-credentials', 'user'),
  listTenantApiTokens: list('client-credentials', 'tenant'),
  createTenantApiToken: create('client-credentials', 'tenant'),
  deleteTenantApiToken: remove('client-credentials', 'tenant'),
  listUserAccessTokens: listWrapped('user'),
  createUserAccessToken: create('access-token', 'user'),
  deleteUserAccessToken: remove('access-token', 'user'),
  listTenantAccessTokens: listWrapped('tenant'),
  createTenantAccessToken: create('access-token', 'tenant'),
  deleteTenantAccessToken: remove('access-token', 'tenant'),
};
