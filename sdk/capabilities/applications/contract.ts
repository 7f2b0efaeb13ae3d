import { del, get, post } from '../../core/contract';
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
} from '../../core/schema';

/** An application of the vendor that users of an account can open. */
export const Application = object({
  id: string(),
  name: maybeText,
  /** FREE_ACCESS: open to every user of the account. MANAGED_ACCESS: open to the users it is assigned to. */
  accessType: maybeText,
  appURL: maybeText,
  loginURL: maybeText,
  logoURL: maybeText,
  description: maybeText,
  type: maybeText,
  isDefault: optionalFlag,
  isActive: optionalFlag,
});
export type Application = Infer<typeof Application>;

/** The users to whom an application is assigned. */
export const ApplicationUsers = object({ appId: string(), userIds: array(string()) });
export type ApplicationUsers = Infer<typeof ApplicationUsers>;

/** Applications assigned to a user. */
export const UserApplications = object({ userId: string(), appIds: array(string()) });
export type UserApplications = Infer<typeof UserApplications>;

const assignment = object({ userId: string(), tenantId: string(), appIds: array(string()) });

const calls = {
  getUserAppIds: get('/identity/resources/applications/v1/:userId/apps', {
    input: object({ userId: string() }),
    output: array(string()),
  }),
  getUsersAppIds: get('/identity/resources/applications/v1/users-apps', {
    input: object({ userIds: array(string()) }),
    comma: ['userIds'],
    output: rows(UserApplications),
  }),
  listTenantApps: get('/applications/resources/applications/tenant-assignments/v1', {
    output: rows(object({ tenantId: optionalText, appIds: optional(nullable(array(string()))) })),
  }),
  getByIds: get('/applications/resources/applications/v1', {
    input: object({ ids: array(string()), _includeFreeAccess: optionalFlag }),
    comma: ['ids'],
    output: rows(Application),
  }),
  /** Not the path of `unassignUser`: the two words are swapped. */
  assignUser: post('/identity/resources/applications/v1/apps-user', { input: assignment }),
  unassignUser: del('/identity/resources/applications/v1/user-apps', {
    input: assignment,
    body: ['userId', 'tenantId', 'appIds'],
  }),
  getUsersOfApps: get('/identity/resources/applications/v1/apps-users', {
    input: object({ appIds: array(string()) }),
    comma: ['appIds'],
    output: rows(ApplicationUsers),
  }),
};

/** Calls for applications and their assignments. */
export type ApplicationsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ApplicationsContract}. */
export const contract: ApplicationsContract = calls;
