import type { Contracts } from '@gatehouse/sdk/contracts';

type Listed = { readonly [C in keyof Contracts]?: readonly (keyof Contracts[C])[] };

/** Pages that the browser goes to, and no call fetches: the router and the server answer them, past the contracts. */
export const browserPages = { session: ['authorize', 'hostedPortal'] } as const satisfies Listed;

type PageOf<C> = C extends keyof typeof browserPages ? (typeof browserPages)[C][number] : never;

/** Names of the operations of a capability that are calls: the compiler demands an answer and a line in `access/` for each. */
export type CallOf<C extends keyof Contracts> = Exclude<keyof Contracts[C], PageOf<C>>;
