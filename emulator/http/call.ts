import type { Db } from '../db/db';
import type { ApiTokenRow, UserRow } from '../db/rows/accounts';
import type { ApplicationRow } from '../db/rows/applications';
import type { SessionRow } from '../db/rows/sessions';
import type { Client, Provider } from '../provider';
import type { Cookies } from './cookies';

/** The caller: the claims of the bearer token, checked against the current rows. */
export interface Caller {
  user: UserRow;
  session: SessionRow;
  /** The account of the token. */
  tenantId: string;
  /** Set for a call with an API token, which has no session. */
  apiToken?: ApiTokenRow;
}

/** What a handler adds to the audit row and the event of its call. */
export interface Trail {
  /** Values for the audit sentence and its JSON; no secrets. */
  details: Record<string, unknown>;
  /** Ids of further accounts whose audit log gets the row. */
  accounts: Set<string>;
  /** The user who acted, when there is no bearer token. */
  actor: Pick<Caller, 'user' | 'tenantId'> | undefined;
}

/** One request, as handlers see it. */
export interface Call<D = Db> {
  db: D;
  provider: Provider;
  request: Request;
  cookies: Cookies;
  client: Client;
  /** The client id in the request, if there is one. */
  clientId: string | undefined;
  /** The application that the user signs in to: from the header, else the client's. */
  application: ApplicationRow | undefined;
  /** The caller, if the request has a valid token. */
  bearer: Caller | undefined;
  /** Returns the caller; throws 401 when the request has no valid token. */
  caller(): Caller;
  /** Filled by {@link audited}. */
  trail: Trail;
}
