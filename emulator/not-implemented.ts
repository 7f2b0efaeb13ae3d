import type { Contracts } from '@gatehouse/sdk/contracts';

type Listed = { readonly [C in keyof Contracts]?: 'all' | readonly (keyof Contracts[C])[] };

/**
 * Every operation that the local provider does not implement yet: it gets a 501 that names it. For all others the compiler
 * demands an answer (`answers/`) and a line in `access/`; what is implemented has to leave this list.
 */
export const notImplemented = {} as const satisfies Listed;

/** Pages that the browser goes to, and no call fetches: the router and the server answer them, past the contracts. */
export const browserPages = { session: ['authorize', 'hostedPortal'] } as const satisfies Listed;

type NotImplemented = typeof notImplemented;
type PageOf<C> = C extends keyof typeof browserPages ? (typeof browserPages)[C][number] : never;

/** Names of the operations of a capability that the local provider implements. */
export type Implemented<C extends keyof Contracts> = C extends keyof NotImplemented
  ? NotImplemented[C] extends readonly (infer Name)[]
    ? Exclude<keyof Contracts[C], Name | PageOf<C>>
    : never
  : Exclude<keyof Contracts[C], PageOf<C>>;
