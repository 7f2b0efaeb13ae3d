import { del, get, patch, post } from '../../core/contract';
import {
  type Infer,
  maybeText,
  number,
  object,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
  textWithin,
} from '../../core/schema';

/** A directory that syncs users to the account over SCIM. */
export const Connection = object({
  id: string(),
  connectionName: maybeText,
  /** One of the connection sources. */
  source: string(),
  syncToUserManagement: optionalFlag,
  /** ISO date. */
  createdAt: optionalText,
  /** ISO date; null before the first sync. */
  lastSync: maybeText,
});
export type Connection = Infer<typeof Connection>;

/** Limits of a connection's fields, shared by form and provider. */
export const directoryLimits = { name: { min: 0, max: 100 } } as const;

/** Input for creating a connection. */
export const NewConnection = object({
  source: string(),
  connectionName: optional(textWithin(directoryLimits.name)),
  /** Whether users of the directory appear in the account's user list. */
  syncToUserManagement: optionalFlag,
});

/** The response to a create; the only one with the token. */
export const CreatedConnection = object({
  id: string(),
  connectionName: maybeText,
  token: string(),
});
export type CreatedConnection = Infer<typeof CreatedConnection>;

const byId = object({ id: string() });
const connections = '/directory/resources/v1/configurations/scim2';

const calls = {
  list: get(connections, { output: rows(Connection) }),
  create: post(connections, { input: NewConnection, output: CreatedConnection }),
  update: patch(`${connections}/:id`, {
    input: object({ id: string(), syncToUserManagement: optionalFlag }),
  }),
  delete: del(`${connections}/:id`, { input: byId }),
  countUsers: get('/directory/resources/scim/temp/:id/Users/count', {
    input: byId,
    output: object({ count: number() }),
  }),
};

/** Calls for SCIM connections. */
export type ProvisioningContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ProvisioningContract}. */
export const contract: ProvisioningContract = calls;
