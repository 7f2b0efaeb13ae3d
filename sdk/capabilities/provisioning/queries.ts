import { ApiError } from '../../core/errors';
import { joinUrl } from '../../core/http/url';
import { capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import { type Connection, contract } from './contract';

export { type CreatedConnection, directoryLimits } from './contract';

const SCIM = '/directory/resources/scim/v2.0';

/** Directories that can be connected. */
export const connectionSources = ['frontegg', 'okta', 'azure-ad', 'other'] as const;
/** One of {@link connectionSources}. */
export type ConnectionSource = (typeof connectionSources)[number];

/** A connection with its number of users. */
export interface CountedConnection extends Connection {
  /** Number of users it provisioned; absent when the provider could not count them. */
  userCount?: number;
}

/** Form values of a new connection. */
export interface ConnectionDraft {
  source: ConnectionSource;
  connectionName?: string;
  syncToUserManagement?: boolean;
}

/** Base URL of the SCIM endpoints, from the options of the identity. */
interface Provider {
  baseUrl(path: string): URL;
  /** Default: `frontegg`; `/` means none. */
  urlPrefix: string | undefined;
  /** The host's own URL, instead of the provider's. */
  scimUrl?: string | undefined;
}

/** Returns the SCIM URL that the directory of a connection calls. */
export const scimAddress = ({ baseUrl, urlPrefix, scimUrl }: Provider, id: string): string =>
  scimUrl
    ? `${scimUrl.replace(/\/+$/, '')}/${encodeURIComponent(id)}`
    : joinUrl(baseUrl(SCIM), urlPrefix, `${SCIM}/${encodeURIComponent(id)}`, []).href;

const { query, mutation } = capability('provisioning', contract);

// Users and groups of a directory are created and deleted with its connection.
const stale = ['provisioning', 'users', 'groups'];

/** Returns every connection with its number of users. A count that cannot be read is left out. */
export const list = query(async (api): Promise<CountedConnection[]> => {
  const connections = await api.list();
  return Promise.all(
    connections.map(async (connection) => {
      const counted = await tolerated(api.countUsers({ id: connection.id }));
      return counted ? { ...connection, userCount: counted.count } : connection;
    }),
  );
});

/**
 * Returns one connection, without its number of users.
 * @throws ApiError `entry-not-found` when the account has none with this id.
 */
export const one = query(async (api, id: string): Promise<Connection> => {
  const match = (await api.list()).find((connection) => connection.id === id);
  if (!match) throw new ApiError('entry-not-found', { statusCode: 404 });
  return match;
});

/** Creates a connection. Its token is only in this response. */
export const create = mutation((api, connection: ConnectionDraft) => api.create(connection));

/** Sets whether users of the directory appear in the account's user list. */
export const update = mutation(
  (api, { id, syncToUserManagement }: { id: string; syncToUserManagement: boolean }) =>
    api.update({ id, syncToUserManagement }),
  stale,
);

/** Deletes a connection by its id. */
export const remove = mutation((api, id: string) => api.delete({ id }), stale);
