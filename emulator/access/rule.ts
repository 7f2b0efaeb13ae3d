import type { Contracts } from '@gatehouse/sdk/contracts';
import type { CallOf } from '../browser-pages';
import type { Severity } from '../rows/records';

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
  readonly event?: `frontegg.${string}`;
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

/** The access rules of a capability; a missing operation does not compile. */
export type AccessOf<C extends keyof Contracts> = { readonly [Name in CallOf<C>]: Access };

export const anybody = { as: 'none' } as const;
export const user = { as: 'user' } as const;
export const byMfaToken = { as: 'mfaToken' } as const;
export const cookie = { as: 'cookie' } as const;

/** Returns permission keys of the provider's own pages, of which any one is enough. */
export const secure = (...names: string[]) => names.map((name) => `fe.secure.${name}`);
