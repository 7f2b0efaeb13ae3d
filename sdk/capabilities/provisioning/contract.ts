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

/** A directory that keeps the users of the account in sync over SCIM. */
export const Connection = object({
  id: string(),
  connectionName: maybeText,
  /** One of the connection sources. */
  source: string(),
  syncToUserManagement: optionalFlag,
  /** ISO date. */
  createdAt: optionalText,
  /** ISO date; null until the directory came by for the first time. */
  lastSync: maybeText,
});
export type Connection = Infer<typeof Connection>;

/** Limits of a connection's fields, for the form that asks for them and for the provider that takes them. */
export const directoryLimits = { name: { min: 0, max: 100 } } as const;

/** What a connection is made of. */
export const NewConnection = object({
  source: string(),
  connectionName: optional(textWithin(directoryLimits.name)),
  /** Users of the directory appear among the users of the account. */
  syncToUserManagement: optionalFlag,
});

/** The answer to a creation; the only time the token is sent. */
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

/** Calls for the directories that keep users in sync. */
export type ProvisioningContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ProvisioningContract}. */
export const contract: ProvisioningContract = calls;
