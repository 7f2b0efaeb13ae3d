import type { Contracts, Endpoint, Wire } from '@gatehouse/sdk/contracts';
import type { output } from 'zod/mini';
import type { Severity } from '../db/rows/records';
import type { Call } from '../http/call';
import type { EventKey } from '../webhooks/events';

type Listed = { readonly [C in keyof Contracts]?: readonly (keyof Contracts[C])[] };

/**
 * Endpoints that a browser navigates to and never fetches: the router and the server handle them outside of the
 * contracts.
 */
export const browserPages = { session: ['authorize', 'hostedPortal'] } as const satisfies Listed;

type PageOf<C> = C extends keyof typeof browserPages ? (typeof browserPages)[C][number] : never;

/** Names of a capability's operations that are fetched: the compiler requires a handler and an access rule for each. */
export type CallOf<C extends keyof Contracts> = Exclude<keyof Contracts[C], PageOf<C>>;

/** Who may call an operation, and what a call records. The router enforces all of it; handlers do not. */
export interface Access {
  /**
   * How the caller is authenticated: `none`, `user` by a user token, `mfaToken` by the `mfaToken` of a sign-in that waits
   * for its second factor, `cookie` by the browser's cookies or a refresh token.
   */
  readonly as: 'none' | 'user' | 'mfaToken' | 'cookie';
  /** Permission key that one of the caller's roles must grant; of several any one is enough. */
  readonly permission?: string | readonly string[];
  /**
   * Writes an audit row: "Action" or "Action: {field}", where the field comes from the input, the result or
   * `audited()`.
   */
  readonly audit?: string;
  /** Severity of the audit row. Default: `Info`. */
  readonly severity?: Severity;
  /** Key of the event that a successful call raises. */
  readonly event?: EventKey;
  /**
   * Maximum age of the sign-in in seconds, with the second factor if the user has one; otherwise 403
   * `step-up-required`.
   */
  readonly stepUp?: number;
  /**
   * Refused while another user acts as the caller: for everything that gives access, or sends data, after the
   * impersonation has ended. Operations with `stepUp` are refused as well.
   */
  readonly ownerOnly?: true;
  /** Requires the secret of a client that has one. */
  readonly provesClient?: true;
  /** Requires `recaptchaToken` in the input when the vendor has a CAPTCHA. */
  readonly captcha?: true;
  /** Limits emails to the `email` of the input to five per hour. */
  readonly limit?: 'mail';
}

/** Access as operations write it. Default of `as`: `user`, so that a forgotten line lets nobody in. */
export type Rule = Omit<Access, 'as'> & Partial<Pick<Access, 'as'>>;

export const user: Rule = {};
export const anybody: Rule = { as: 'none' };
export const byMfaToken: Rule = { as: 'mfaToken' };
export const cookie: Rule = { as: 'cookie' };

/** Maximum age of a sign-in for changing what signs a user in, in seconds. */
export const RECENT = 300;

/** Returns permission keys of the provider's own pages, of which any one is enough. */
export const secure = (...names: string[]) => names.map((name) => `fe.secure.${name}`);

/** Takes the parsed input of an endpoint and returns the response body; a file or text is returned as a response. */
type Handler<Input, Result> = (call: Call, input: Input) => Result | Promise<Result>;

export interface Operation<Input, Result> {
  readonly access: Access;
  readonly handler: Handler<Input, Result>;
}

/** An operation in a list of all. Its handler is a method, since lists know only after parsing that the input fits. */
export interface ListedOperation {
  readonly access: Access;
  handler(call: Call, input: unknown): unknown;
}

/** Creates an operation: who may call it and what a call records, with its handler. */
export const operation = <Input, Result>(rule: Rule, handler: Handler<Input, Result>): Operation<Input, Result> => ({
  access: { as: 'user', ...rule },
  handler,
});

/** The operation of an endpoint. */
type OperationOf<E> = E extends Endpoint ? Operation<output<E['input']>, Wire<E> | Response> : never;

/** The operations of one capability; a missing one does not compile. */
export type OperationsOf<C extends keyof Contracts> = {
  readonly [Name in CallOf<C>]: OperationOf<Contracts[C][Name]>;
};
