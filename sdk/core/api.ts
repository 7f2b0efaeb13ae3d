import type { Contract, Endpoint, Input, Output } from './contract';

/** How one call differs from the others. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Replaces the Authorization header as it is, without `Bearer` (sub-account calls). */
  authorization?: string;
  /** Address in place of the endpoint's own, at a server that knows none of this API's headers. */
  url?: URL;
  /** Limit of one try in milliseconds, of a stream until its headers are there; default {@link RequestContext.timeout}. */
  timeout?: number;
  /** Pause before each repetition in milliseconds; default 500, and longer each time. */
  retryPause?: number;
  /** Sees the headers of a successful answer. */
  onHeaders?: (headers: Headers) => void;
  /** Sees each part of the body of a successful answer as it arrives; not of a stream. */
  onPart?: (part: Uint8Array) => void;
}

/** The function of one endpoint: input first, then how this call differs. */
export type EndpointCall<E extends Endpoint> =
  undefined extends Input<E>
    ? (input?: Input<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: Input<E>, options?: CallOptions) => Promise<Output<E>>;

/** The calls of a contract as functions. */
export type Api<C extends Contract> = { readonly [K in keyof C]: EndpointCall<C[K]> };

/** Sends the calls of contracts. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>;
}

/** Functions for every endpoint of a contract, bound to one client. */
export const bindApi = <C extends Contract>(client: Client, contract: C, options?: CallOptions): Api<C> =>
  Object.fromEntries(
    Object.entries(contract).map(([name, endpoint]) => [
      name,
      (input: Input<typeof endpoint>, own?: CallOptions) => client.call(endpoint, input, { ...options, ...own }),
    ]),
  ) as Api<C>;
