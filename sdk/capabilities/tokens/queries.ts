import { fault } from '../../core/error-texts';
import { ApiError } from '../../core/errors';
import { capability } from '../../core/queries';
import { contract, type ListedToken, MINUTES_PER_DAY, tokenLimits } from './contract';

export type { CreatedToken } from './contract';
export { tokenLimits } from './contract';

/** The two kinds of machine-to-machine token. A vendor uses one of them. */
export type TokenType = 'ClientCredentials' | 'AccessToken';
/** Whose permissions a token carries: the user's, or the account's with roles of its own. */
export type TokenOwner = 'user' | 'tenant';

/** A token of either owner and type, as screens list it. */
export interface ApiToken extends ListedToken {
  /** What the provider deletes it by: the client id, or the id of an access token. */
  key: string;
  owner: TokenOwner;
  type: TokenType;
}

/** Editable fields of a new token. */
export interface NewToken {
  type: TokenType;
  owner: TokenOwner;
  description: string;
  /** Days until it ends; null means never. */
  expiresInDays: number | null;
  /** Tenant tokens only. */
  roleIds: string[];
}

/** Whether a token may live for so many days. */
export const isTokenDays = (days: unknown): days is number =>
  Number.isInteger(days) && Number(days) >= tokenLimits.days.min && Number(days) <= tokenLimits.days.max;

/**
 * Converts days to the minutes the provider takes; null means no expiry.
 * @throws IdentityError `invalid-input` unless they are whole days within {@link tokenLimits}.
 */
export const expiryMinutes = (days: number | null): number | null => {
  if (days === null) return null;
  // JSON writes NaN as null, and a form that was left empty would make a token without an end.
  if (!isTokenDays(days)) throw fault('invalid-input', { errorContext: { name: 'expiresInDays' } });
  return days * MINUTES_PER_DAY;
};

const createdAt = (token: ListedToken): number => Date.parse(token.createdAt ?? '') || 0;

const owned = (type: TokenType, owner: TokenOwner, tokens: ListedToken[]): ApiToken[] =>
  tokens.map((token) => ({ ...token, type, owner, key: token.clientId ?? token.id ?? '' }));

/** One list of both owners' tokens, newest first. */
export const mergeTokens = (type: TokenType, user: ListedToken[], tenant: ListedToken[]): ApiToken[] =>
  [...owned(type, 'user', user), ...owned(type, 'tenant', tenant)].sort((a, b) => createdAt(b) - createdAt(a));

const { query, mutation } = capability('tokens', contract);

/** Filter of the tokens. */
export interface TokenFilter {
  type: TokenType;
  /** Default: both. */
  owners?: readonly TokenOwner[];
}

const everyOwner: readonly TokenOwner[] = ['user', 'tenant'];

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 403;

/**
 * Tokens of one type, newest first. Who may see only one owner's tokens gets those.
 * @throws ApiError with status 403 when none of the owners may be read.
 */
export const list = query(async (api, { type, owners = everyOwner }: TokenFilter) => {
  const read = {
    user: type === 'AccessToken' ? api.listUserAccessTokens : api.listUserApiTokens,
    tenant: type === 'AccessToken' ? api.listTenantAccessTokens : api.listTenantApiTokens,
  };
  const answers = await Promise.allSettled(owners.map(async (owner) => ({ owner, tokens: await read[owner]() })));
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  const failure = failures.find((error) => !isRefused(error)) ?? (given.length === 0 ? failures[0] : undefined);
  if (failure) throw failure;
  const of = (owner: TokenOwner) => given.find((answer) => answer.owner === owner)?.tokens ?? [];
  return mergeTokens(type, of('user'), of('tenant'));
});

/**
 * Creates a token; the answer is the only place where its secret appears.
 * @throws IdentityError `invalid-input` as {@link expiryMinutes} does.
 */
export const create = mutation(async (api, { type, owner, description, expiresInDays, roleIds }: NewToken) => {
  const token = { description, expiresInMinutes: expiryMinutes(expiresInDays) };
  if (owner === 'tenant') {
    const withRoles = { ...token, roleIds };
    return type === 'AccessToken' ? api.createTenantAccessToken(withRoles) : api.createTenantApiToken(withRoles);
  }
  return type === 'AccessToken' ? api.createUserAccessToken(token) : api.createUserApiToken(token);
});

/** Revokes a token for good. */
export const remove = mutation((api, { key, owner, type }: Pick<ApiToken, 'key' | 'owner' | 'type'>) => {
  const byKey = { id: key };
  if (owner === 'tenant') {
    return type === 'AccessToken' ? api.deleteTenantAccessToken(byKey) : api.deleteTenantApiToken(byKey);
  }
  return type === 'AccessToken' ? api.deleteUserAccessToken(byKey) : api.deleteUserApiToken(byKey);
});
