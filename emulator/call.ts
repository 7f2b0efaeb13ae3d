import type { Contract, Endpoint, Wire } from '@gatehouse/sdk/contracts';
import type { output } from 'zod/mini';
import type { Cookies } from './cookies';
import type { Db } from './db/db';
import type { Client, Provider } from './provider';
import type { ApiTokenRow, UserRow } from './rows/accounts';
import type { ApplicationRow } from './rows/applications';
import type { SessionRow } from './rows/sessions';

/** Who calls: the claims of the bearer token, against the rows as they are now. */
export interface Caller {
  user: UserRow;
  session: SessionRow;
  /** The account the token speaks for. */
  tenantId: string;
  /** Set when an API token calls; `session` stands for none then. */
  apiToken?: ApiTokenRow;
}

/** What a handler tells the audit log and the listeners about its call. */
export interface Trail {
  /** Fields that fill the audit's sentence and go into its JSON; no secrets. */
  details: Record<string, unknown>;
  /** Ids of further accounts whose log tells of it. */
  accounts: Set<string>;
  /** Who acted, where no bearer says it. */
  actor: Pick<Caller, 'user' | 'tenantId'> | undefined;
}

/** One request, as an answer sees it. */
export interface Call<D = Db> {
  db: D;
  provider: Provider;
  request: Request;
  cookies: Cookies;
  client: Client;
  /** The client id the caller named, when it named one. */
  clientId: string | undefined;
  /** The application that is signed in to: by the header, else by the client. */
  application: ApplicationRow | undefined;
  /** The caller, when the call carries a valid token. */
  bearer: Caller | undefined;
  /** The same; refuses with 401 when the call carries no valid token. */
  caller(): Caller;
  /** Filled by {@link audited}. */
  trail: Trail;
}

/** The input after the endpoint's own schema has read it. */
export type Given<E extends Endpoint> = output<E['input']>;
type MaybePromise<T> = T | Promise<T>;

/** Answers one endpoint: takes its parsed input, gives what goes on the wire; a file or a text comes as a response. */
export type Answer<E extends Endpoint, D = Db> = (call: Call<D>, input: Given<E>) => MaybePromise<Wire<E> | Response>;

/** One answer per endpoint; a forgotten one does not compile. */
export type Answers<C extends Contract, D = Db> = { readonly [K in keyof C]: Answer<C[K], D> };
