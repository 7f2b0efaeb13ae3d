import { identityError } from '../../core/error-texts';
import { ApiError } from '../../core/errors';
import { capability } from '../../core/queries';
import { contract, type ListedToken, MINUTES_PER_DAY, tokenLimits } from './contract';

export type { CreatedToken } from './contract';
export { tokenLimits } from './contract';

/** Types of machine-to-machine tokens. A vendor uses one of them. */
export type TokenType = 'ClientCredentials' | 'AccessToken';
/** Whether a token has the permissions of its user, or roles of its own in the account. */
export type TokenOwner = 'user' | 'tenant';

/** A token of either owner and type, as lists show it. */
export interface ApiToken extends ListedToken {
  /** The id to delete it by: its `clientId`, or the `id` of an access token. */
  key: string;
  owner: TokenOwner;
  type: TokenType;
}

/** Form values of a new token. */
export interface NewToken {
  type: TokenType;
  owner: TokenOwner;
  description: string;
  /** Lifetime in days; null when it does not expire. */
  expiresInDays: number | null;
  /** Tenant tokens only. */
  roleIds: string[];
}

/** Returns whether a number of days is a valid lifetime of a token. */
export const isTokenDays = (days: unknown): days is number =>
  Number.isInteger(days) && Number(days) >= tokenLimits.days.min && Number(days) <= tokenLimits.days.max;

/**
 * Converts days to minutes; null means no expiry.
 * @throws IdentityError `invalid-input` unless they are whole days within {@link tokenLimits}.
 */
export const expiryMinutes = (days: number | null): number | null => {
  if (days === null) return null;
  // JSON encodes NaN as null: an empty form field would create a token that does not expire.
  if (!isTokenDays(days)) throw identityError('invalid-input', { errorContext: { name: 'expiresInDays' } });
  return days * MINUTES_PER_DAY;
};

const createdAt = (token: ListedToken): number => Date.parse(token.createdAt ?? '') || 0;

const { query, mutation } = capability('tokens', contract);

/** Filter of the tokens. */
export interface TokenFilter {
  type: TokenType;
  /** Default: both. */
  owners?: readonly TokenOwner[];
}

/** Owners and types in the names of the calls. */
const ofOwner = { user: 'User', tenant: 'Tenant' } as const;
const ofType = { ClientCredentials: 'ApiToken', AccessToken: 'AccessToken' } as const;

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 403;

/**
 * Returns tokens of one type, newest first. A user who may read the tokens of only one owner gets those.
 * @throws ApiError with status 403 when the user may read neither.
 */
export const list = query(async (api, { type, owners = ['user', 'tenant'] }: TokenFilter) => {
  const results = await Promise.allSettled(
    owners.map(async (owner) =>
      (await api[`list${ofOwner[owner]}${ofType[type]}s`]()).map(
        (token): ApiToken => ({ ...token, type, owner, key: token.clientId ?? token.id ?? '' }),
      ),
    ),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const isAll = failures.length === owners.length;
  const failure = failures.find((error) => !isRefused(error)) ?? (isAll ? failures[0] : undefined);
  if (failure) throw failure;
  return results
    .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    .sort((a, b) => createdAt(b) - createdAt(a));
});

/**
 * Creates a token. Its secret is only in this response.
 * @throws IdentityError `invalid-input` as {@link expiryMinutes} does.
 */
export const create = mutation(async (api, { type, owner, description, expiresInDays, roleIds }: NewToken) => {
  const token = { description, expiresInMinutes: expiryMinutes(expiresInDays) };
  return owner === 'tenant'
    ? api[`createTenant${ofType[type]}`]({ ...token, roleIds })
    : api[`createUser${ofType[type]}`](token);
});

/** Revokes a token permanently. */
export const remove = mutation((api, { key, owner, type }: Pick<ApiToken, 'key' | 'owner' | 'type'>) =>
  api[`delete${ofOwner[owner]}${ofType[type]}`]({ id: key }),
);
