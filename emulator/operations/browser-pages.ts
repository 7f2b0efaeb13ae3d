import type { Contracts } from '@gatehouse/sdk/contracts';

type Listed = { readonly [C in keyof Contracts]?: readonly (keyof Contracts[C])[] };

/**
 * Endpoints that a browser navigates to and never fetches: the router and the server handle them outside of the
 * contracts.
 */
export const browserPages = { session: ['authorize', 'hostedPortal'] } as const satisfies Listed;

type PageOf<C> = C extends keyof typeof browserPages ? (typeof browserPages)[C][number] : never;

/** Names of a capability's operations that are fetched: the compiler requires a handler and an access rule for each. */
export type CallOf<C extends keyof Contracts> = Exclude<keyof Contracts[C], PageOf<C>>;
