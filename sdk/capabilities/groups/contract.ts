import { del, get, patch, post } from '../../core/contract';
import {
  array,
  type Infer,
  maybeText,
  nullable,
  object,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
  textWithin,
} from '../../core/schema';
import { Role } from '../profile/contract';

/** A member of a group. */
export const GroupUser = object({
  id: string(),
  email: optionalText,
  name: maybeText,
  profilePictureUrl: maybeText,
  activatedForTenant: optionalFlag,
  createdAt: maybeText,
});
export type GroupUser = Infer<typeof GroupUser>;

const shared = {
  id: string(),
  name: string(),
  color: maybeText,
  description: maybeText,
  /** JSON text. */
  metadata: maybeText,
  /** `frontegg`, or `scim2` for groups managed by a directory. */
  managedBy: maybeText,
};

/** Users of the account and the roles they share. `roles` and `users` are present only when requested. */
export const Group = object({
  ...shared,
  roles: optional(nullable(rows(Role))),
  users: optional(nullable(rows(GroupUser))),
});
export type Group = Infer<typeof Group>;

/** Limits of a group's fields, shared by form and provider. */
export const groupLimits = {
  /** Characters. */
  name: { min: 1, max: 100 },
  description: { min: 0, max: 500 },
} as const;

/** Returns whether a text is a valid group color: `#` and six hexadecimal digits. */
export const isGroupColor = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

const described = {
  name: textWithin(groupLimits.name),
  description: optional(textWithin(groupLimits.description)),
};

/** Input for creating a group; `metadata` is JSON text. */
export const NewGroup = object({
  ...described,
  color: optionalText,
  metadata: optionalText,
});
export type NewGroup = Infer<typeof NewGroup>;

const byGroup = { groupId: string() };

/** Input for updating a group; fields that are left out keep their value. */
export const GroupUpdate = object({
  ...byGroup,
  ...described,
  name: optional(described.name),
  color: optionalText,
  metadata: optionalText,
});
export type GroupUpdate = Infer<typeof GroupUpdate>;

/** Whether groups are enabled, and whether they grant roles to their members. */
export const GroupConfiguration = object({ enabled: optionalFlag, rolesEnabled: optionalFlag });
export type GroupConfiguration = Infer<typeof GroupConfiguration>;

const Groups = rows(Group);

/** `roles`, `users` or `rolesAndUsers`. */
const relations = { _groupsRelations: optionalText };
const roles = object({ ...byGroup, roleIds: array(string()) });
const users = object({ ...byGroup, userIds: array(string()) });

const calls = {
  list: get('/identity/resources/groups/v1', { input: object(relations), output: Groups, unwrap: 'groups' }),
  get: get('/identity/resources/groups/v1/:groupId', { input: object({ ...byGroup, ...relations }), output: Group }),
  /** The specification leaves open whether the response is wrapped; a bare list is accepted too. */
  getByIds: post('/identity/resources/groups/v1/bulkGet', {
    input: object({ ...relations, groupsIds: array(string()) }),
    query: ['_groupsRelations'],
    output: Groups,
    unwrap: 'groups',
    // Has no side effects although it is a POST.
    retry: true,
  }),
  create: post('/identity/resources/groups/v1', { input: NewGroup, output: object(shared) }),
  update: patch('/identity/resources/groups/v1/:groupId', { input: GroupUpdate }),
  delete: del('/identity/resources/groups/v1/:groupId', { input: object(byGroup) }),
  addRoles: post('/identity/resources/groups/v1/:groupId/roles', { input: roles }),
  removeRoles: del('/identity/resources/groups/v1/:groupId/roles', { input: roles, body: ['roleIds'] }),
  addUsers: post('/identity/resources/groups/v1/:groupId/users', { input: users }),
  removeUsers: del('/identity/resources/groups/v1/:groupId/users', { input: users, body: ['userIds'] }),
  getConfiguration: get('/identity/resources/groups/v1/config', { output: GroupConfiguration }),
  saveConfiguration: post('/identity/resources/groups/v1/config', {
    input: GroupConfiguration,
    output: GroupConfiguration,
  }),
};

/** Calls for groups, their users and their roles. */
export type GroupsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link GroupsContract}. */
export const contract: GroupsContract = calls;
