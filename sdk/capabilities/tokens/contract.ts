import { del, get, post } from '../../core/contract';
import {
  array,
  type Infer,
  maybeText,
  nullable,
  object,
  optional,
  optionalText,
  rows,
  string,
  textWithin,
  wholeWithin,
} from '../../core/schema';

const described = {
  id: optionalText,
  clientId: optionalText,
  description: optionalText,
  /** ISO date; absent means the token never expires. */
  expires: maybeText,
};

/** A token as the lists show it. Client-credential tokens carry `clientId`, access tokens carry `id`. */
export const ListedToken = object({
  ...described,
  createdAt: optionalText,
  roleIds: optional(array(string())),
  tenantId: optionalText,
  createdByUserId: optionalText,
});
export type ListedToken = Infer<typeof ListedToken>;

/** The answer to a creation; the only time the secret is sent. */
export const CreatedToken = object({ ...described, secret: optionalText });
export type CreatedToken = Infer<typeof CreatedToken>;

/** Limits of a token's fields, for the form that asks for them and for the provider that takes them. */
export const tokenLimits = {
  /** Characters. */
  description: { min: 1, max: 255 },
  /** Whole days until a token ends. */
  days: { min: 1, max: 3650 },
} as const;

/** How many minutes a day has. */
export const MINUTES_PER_DAY = 1440;

const created = {
  description: textWithin(tokenLimits.description),
  /** Null means the token never expires. */
  expiresInMinutes: nullable(wholeWithin({ min: 1, max: tokenLimits.days.max * MINUTES_PER_DAY })),
};

/** A new token of a user. */
export const NewUserToken = object(created);
/** A new token of the account, with roles of its own. */
export const NewTenantToken = object({ ...created, roleIds: array(string()) });

const tokens = rows(ListedToken);
const wrapped = { output: tokens, unwrap: 'accessTokens' } as const;
const byId = object({ id: string() });

const calls = {
  listUserApiTokens: get('/identity/resources/users/api-tokens/v1', { output: tokens }),
  createUserApiToken: post('/identity/resources/users/api-tokens/v1', { input: NewUserToken, output: CreatedToken }),
  deleteUserApiToken: del('/identity/resources/users/api-tokens/v1/:id', { input: byId }),
  listTenantApiTokens: get('/identity/resources/tenants/api-tokens/v1', { output: tokens }),
  createTenantApiToken: post('/identity/resources/tenants/api-tokens/v2', {
    input: NewTenantToken,
    output: CreatedToken,
  }),
  deleteTenantApiToken: del('/identity/resources/tenants/api-tokens/v1/:id', { input: byId }),
  listUserAccessTokens: get('/identity/resources/users/access-tokens/v1', wrapped),
  createUserAccessToken: post('/identity/resources/users/access-tokens/v1', {
    input: NewUserToken,
    output: CreatedToken,
  }),
  deleteUserAccessToken: del('/identity/resources/users/access-tokens/v1/:id', { input: byId }),
  listTenantAccessTokens: get('/identity/resources/tenants/access-tokens/v1', wrapped),
  createTenantAccessToken: post('/identity/resources/tenants/access-tokens/v1', {
    input: NewTenantToken,
    output: CreatedToken,
  }),
  deleteTenantAccessToken: del('/identity/resources/tenants/access-tokens/v1/:id', { input: byId }),
};

/** Calls for the tokens of programs. */
export type TokensContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link TokensContract}. */
export const contract: TokensContract = calls;
