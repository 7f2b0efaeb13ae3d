import { del, get, post } from '../../core/contract';
import {
  array,
  type Infer,
  integerWithin,
  maybeText,
  nullable,
  object,
  optional,
  optionalText,
  rows,
  string,
  textWithin,
} from '../../core/schema';

const described = {
  id: optionalText,
  clientId: optionalText,
  description: optionalText,
  /** ISO date; absent when the token does not expire. */
  expires: maybeText,
};

/** A token as the lists return it. Client credential tokens have `clientId`, access tokens have `id`. */
export const ListedToken = object({
  ...described,
  createdAt: optionalText,
  roleIds: optional(array(string())),
  tenantId: optionalText,
  createdByUserId: optionalText,
});
export type ListedToken = Infer<typeof ListedToken>;

/** The response to a create; the only one with the secret. */
export const CreatedToken = object({ ...described, secret: optionalText });
export type CreatedToken = Infer<typeof CreatedToken>;

/** Limits of a token's fields, shared by form and provider. */
export const tokenLimits = {
  /** Characters. */
  description: { min: 1, max: 255 },
  /** Lifetime in whole days. */
  days: { min: 1, max: 3650 },
} as const;

/** Minutes per day. */
export const MINUTES_PER_DAY = 1440;

const created = {
  description: textWithin(tokenLimits.description),
  /** Null or absent when the token does not expire. */
  expiresInMinutes: optional(nullable(integerWithin({ min: 1, max: tokenLimits.days.max * MINUTES_PER_DAY }))),
};

/** Input for creating a user token. */
export const NewUserToken = object(created);
/** Input for creating an account token, with roles of its own. */
export const NewTenantToken = object({ ...created, roleIds: array(string()) });

const tokens = rows(ListedToken);
const wrapped = { output: tokens, unwrap: 'accessTokens' } as const;
const forUser = { input: NewUserToken, output: CreatedToken };
const forTenant = { input: NewTenantToken, output: CreatedToken };
const byId = object({ id: string() });

const calls = {
  listUserApiTokens: get('/identity/resources/users/api-tokens/v1', { output: tokens }),
  createUserApiToken: post('/identity/resources/users/api-tokens/v1', forUser),
  deleteUserApiToken: del('/identity/resources/users/api-tokens/v1/:id', { input: byId }),
  listTenantApiTokens: get('/identity/resources/tenants/api-tokens/v1', { output: tokens }),
  createTenantApiToken: post('/identity/resources/tenants/api-tokens/v2', forTenant),
  deleteTenantApiToken: del('/identity/resources/tenants/api-tokens/v1/:id', { input: byId }),
  listUserAccessTokens: get('/identity/resources/users/access-tokens/v1', wrapped),
  createUserAccessToken: post('/identity/resources/users/access-tokens/v1', forUser),
  deleteUserAccessToken: del('/identity/resources/users/access-tokens/v1/:id', { input: byId }),
  listTenantAccessTokens: get('/identity/resources/tenants/access-tokens/v1', wrapped),
  createTenantAccessToken: post('/identity/resources/tenants/access-tokens/v1', forTenant),
  deleteTenantAccessToken: del('/identity/resources/tenants/access-tokens/v1/:id', { input: byId }),
};

/** Calls for API tokens. */
export type TokensContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link TokensContract}. */
export const contract: TokensContract = calls;
