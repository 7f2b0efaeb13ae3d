import type { Contracts } from '@gatehouse/sdk/contracts';
import type { CallOf } from '../browser-pages';
import type { Severity } from '../rows/records';

/** Who may call an operation, and what it leaves behind. The router does all of it; a handler does none. */
export interface Access {
  /**
   * How the caller is authenticated: `none`, `user` by a user token, `ticket` by the `mfaToken` of a sign-in that waits for
   * its second factor, `cookie` by the browser's cookies or a refresh token.
   */
  readonly as: 'none' | 'user' | 'ticket' | 'cookie';
  /** A key that one of the caller's roles must give; of several any. */
  readonly permission?: string | readonly string[];
  /** Writes an audit row: "Action" or "Action: {field}", where a field is one of the input, the result or `audited()`. */
  readonly audit?: string;
  /** Severity of the audit row. Default `Info`. */
  readonly severity?: Severity;
  /** Key of the event that a success raises. */
  readonly event?: `frontegg.${string}`;
  /** Oldest acceptable sign-in, in seconds, and the second factor where the user has one; else 403 `step-up-required`. */
  readonly stepUp?: number;
  /** Needs the `recaptchaToken` of the input where the vendor asks for a captcha. */
  readonly captcha?: true;
  /** Counts mails to the `email` of the input: five an hour. */
  readonly limit?: 'mail';
}

/** A line for each operation of a capability; a missing one does not compile. */
export type AccessOf<C extends keyof Contracts> = { readonly [Name in CallOf<C>]: Access };

export const anybody = { as: 'none' } as const;
export const user = { as: 'user' } as const;
export const ticket = { as: 'ticket' } as const;
export const cookie = { as: 'cookie' } as const;

/** Permission keys of the provider's own pages, of which any one is enough. */
export const secure = (...names: string[]) => names.map((name) => `fe.secure.${name}`);
