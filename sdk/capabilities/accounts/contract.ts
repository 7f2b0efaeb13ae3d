import { del, get, page, patch, post, put } from '../../core/contract';
import {
  array,
  boolean,
  type Infer,
  maybeNumber,
  maybeText,
  nullable,
  number,
  object,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  rows,
  type Schema,
  string,
} from '../../core/schema';
import { accountLimits } from '../account-settings/contract';
import { accountFields, Role } from '../profile/contract';

/** Whether users of an account may enter its sub-accounts: only when allowed, unless forbidden, or always. */
export const subAccountAccessTypes = ['defaultOff', 'defaultOn', 'alwaysOn'] as const;
/** One of {@link subAccountAccessTypes}. */
export type SubAccountAccessType = (typeof subAccountAccessTypes)[number];

/** Returns whether a text is a valid account id: letters, digits, hyphens and underscores. */
export const isAccountId = (text: string): boolean => text.length <= accountLimits.id.max && /^[\w-]+$/.test(text);

/** Only the hierarchy endpoints send these fields. */
const branch = {
  numberOfUsers: maybeNumber,
  /** URL of the next page of a long list of children. */
  loadMoreLink: maybeText,
};
const Position = object({ isParent: optionalFlag });

/** A sub-account as the paged list returns it. */
export const ListedAccount = object({
  ...accountFields,
  ...branch,
  id: optionalText,
  tenantId: string(),
  name: maybeText,
  metadata: optional(nullable(Position)),
});
export type ListedAccount = Infer<typeof ListedAccount>;

const node = object({
  ...accountFields,
  ...branch,
  tenantId: string(),
  tenantName: maybeText,
  metadata: optional(nullable(Position)),
});

/** An account with all accounts below it. */
export interface AccountTree extends Infer<typeof node> {
  children?: AccountTree[] | undefined;
}
/** Schema of {@link AccountTree}. */
export const AccountTree: Schema<AccountTree, AccountTree> = object({
  ...node._zod.def.shape,
  // A getter, because the schema refers to itself.
  get children() {
    return optional(rows(AccountTree));
  },
});

/** An account above or below another one; `level` is its depth in the hierarchy. */
export const RelatedAccount = object({
  tenantId: string(),
  tenantName: maybeText,
  level: optionalNumber,
});
export type RelatedAccount = Infer<typeof RelatedAccount>;

/** Position of an account in the hierarchy. */
export const HierarchyMetadata = object({
  tenantId: string(),
  totalSubTenants: optionalNumber,
  isParent: optionalFlag,
});
export type HierarchyMetadata = Infer<typeof HierarchyMetadata>;

/** User count of an account. */
export const UserCount = object({
  tenantId: string(),
  totalUsers: optionalNumber,
  totalAccessAllowedUsers: optionalNumber,
});
export type UserCount = Infer<typeof UserCount>;

/** The token of a sub-account. */
export const AccountToken = object({
  accessToken: string(),
  /** Lifetime in seconds. */
  expiresIn: optionalNumber,
  expires: optionalText,
});
export type AccountToken = Infer<typeof AccountToken>;

/** A user of one or more sub-accounts, with their roles in each. */
export const AccountUser = object({
  id: string(),
  email: optionalText,
  name: maybeText,
  phoneNumber: maybeText,
  profilePictureUrl: maybeText,
  verified: optionalFlag,
  createdAt: optionalText,
  // Roles are read whole: they are written as one list, and a missing one would be removed.
  tenants: optional(rows(object({ tenantId: string(), roles: optional(array(Role)) }))),
});
export type AccountUser = Infer<typeof AccountUser>;

/** Input for creating a sub-account. */
export const NewAccount = object({
  tenantId: string(),
  name: string(),
  parentTenantId: string(),
  status: optionalText,
  website: optionalText,
  applicationUrl: optionalText,
  logo: optionalText,
  logoUrl: optionalText,
  address: optionalText,
  timezone: optionalText,
  currency: optionalText,
  creatorName: optionalText,
  creatorEmail: optionalText,
  isReseller: optionalFlag,
});
export type NewAccount = Infer<typeof NewAccount>;

/** An account as the provider returns it after a create or update. */
export const SavedAccount = object({ tenantId: string(), name: optionalText });
export type SavedAccount = Infer<typeof SavedAccount>;

/** A user to add, by email address. */
export const NewAccountUser = object({ email: string(), name: optionalText });
export type NewAccountUser = Infer<typeof NewAccountUser>;

const roleChange = object({
  userId: string(),
  subTenantsRoles: array(object({ tenantId: string(), roleIds: array(string()) })),
  ipAddress: optionalText,
  userAgent: optionalText,
});

const HIERARCHY = '/tenants/resources/hierarchy';
const SUB_TENANTS = '/tenants/resources/sub-tenants/v1';
const USERS = '/identity/resources/sub-tenants/users';
const accountToken = true;

const calls = {
  listSubTenants: get(`${HIERARCHY}/v1`, { accountToken, output: rows(RelatedAccount) }),
  getTree: get(`${HIERARCHY}/v1/tree`, { accountToken, output: AccountTree }),
  getParents: get(`${HIERARCHY}/v1/parents`, { accountToken, output: rows(RelatedAccount) }),
  getParentsOf: get(`${HIERARCHY}/v1/parents/:tenantId`, {
    accountToken,
    input: object({ tenantId: string() }),
    output: rows(RelatedAccount),
  }),
  searchSubTenants: get(`${HIERARCHY}/v2`, {
    accountToken,
    input: object({
      _limit: optionalNumber,
      /** Counts pages from 0, not rows. */
      _offset: optionalNumber,
      _filter: optionalText,
      _subTenantId: optionalText,
      _sortBy: optionalText,
      _order: optionalText,
    }),
    output: page(ListedAccount),
  }),
  getHierarchyMetadata: get(`${HIERARCHY}/v2/metadata`, {
    accountToken,
    comma: ['_tenantIds'],
    input: object({ _tenantIds: array(string()) }),
    output: rows(HierarchyMetadata),
  }),
  countUsers: post('/identity/resources/tenants/users/v1/count', {
    accountToken,
    // Has no side effects.
    retry: true,
    input: object({ tenantIds: array(string()) }),
    output: rows(UserCount),
  }),
  getTokenForTenant: post('/identity/resources/users/v3/me/token', {
    input: object({ tenantId: string() }),
    output: AccountToken,
  }),

  createSubTenant: post(SUB_TENANTS, { accountToken, input: NewAccount, output: SavedAccount }),
  updateSubTenant: patch(`${SUB_TENANTS}/:tenantId`, {
    accountToken,
    input: object({ tenantId: string(), name: string() }),
  }),
  deleteSubTenant: del(`${SUB_TENANTS}/:tenantId`, { accountToken, input: object({ tenantId: string() }) }),
  setManagement: put(`${SUB_TENANTS}/:tenantId/management`, {
    accountToken,
    input: object({ tenantId: string(), isReseller: optionalFlag }),
    output: SavedAccount,
  }),
  setHierarchySettings: put(`${SUB_TENANTS}/:tenantId/hierarchy-settings`, {
    accountToken,
    input: object({ tenantId: string(), subAccountAccessType: optionalText }),
    output: SavedAccount,
  }),

  listUsers: get(`${USERS}/v1`, {
    input: object({
      /** Counts pages from 0, not rows. */
      _offset: number(),
      _limit: number(),
      _filter: string(),
      _sortBy: string(),
      _order: string(),
    }),
    output: page(AccountUser),
  }),
  addUser: post(`${USERS}/v1`, {
    input: object({
      user: NewAccountUser,
      subTenants: array(object({ tenantId: string(), roleIds: optional(array(string())) })),
    }),
  }),
  addUsers: post(`${USERS}/v2/`, {
    accountToken,
    input: object({
      users: array(NewAccountUser),
      tenantId: string(),
      roleIds: optional(array(string())),
      allowSubAccountAccess: optionalFlag,
    }),
  }),
  removeUser: del(`${USERS}/v1`, {
    accountToken,
    body: ['userId', 'subTenants'],
    input: object({ userId: string(), subTenants: array(object({ tenantId: string() })) }),
  }),
  addRoles: post(`${USERS}/v1/:userId/roles`, { accountToken, input: roleChange }),
  removeRoles: del(`${USERS}/v1/:userId/roles`, {
    accountToken,
    body: ['subTenantsRoles', 'ipAddress', 'userAgent'],
    input: roleChange,
  }),
  setRoles: patch(`${USERS}/v1/:userId/roles`, { accountToken, input: roleChange }),
  setAccess: put(`${USERS}/v1/:userId/access`, {
    accountToken,
    input: object({ userId: string(), allowAccess: boolean() }),
  }),
};

/** Calls for the account hierarchy and the users of sub-accounts. */
export type AccountsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link AccountsContract}. */
export const contract: AccountsContract = calls;
