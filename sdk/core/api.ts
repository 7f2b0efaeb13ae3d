import type { Contract, Endpoint, Input, Output } from './contract';

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Replaces the Authorization header as given, without `Bearer` (sub-account calls). */
  authorization?: string;
  /** URL instead of the endpoint's own, on a server that takes no headers of this API. */
  url?: URL;
  /**
   * Timeout of one attempt in milliseconds, for a stream until its headers arrive. Default: {@link
   * RequestContext.timeout}.
   */
  timeout?: number;
  /** Base of the backoff between retries, in milliseconds; grows with each. Default: 500. */
  retryPause?: number;
  /** Called with the headers of a successful response. */
  onHeaders?: (headers: Headers) => void;
  /** Called with each chunk of a successful response body as it arrives; not for streams. */
  onPart?: (part: Uint8Array) => void;
}

/** The function of one endpoint: takes its input, then the options of the call. */
export type EndpointCall<E extends Endpoint> =
  undefined extends Input<E>
    ? (input?: Input<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: Input<E>, options?: CallOptions) => Promise<Output<E>>;

/** The endpoints of a contract as functions. */
export type Api<C extends Contract> = { readonly [K in keyof C]: EndpointCall<C[K]> };

/** Sends requests of contracts. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>;
}

/** Returns a function for every endpoint of a contract, bound to one client. */
export const bindApi = <C extends Contract>(client: Client, contract: C, options?: CallOptions): Api<C> =>
  Object.fromEntries(
    Object.entries(contract).map(([name, endpoint]) => [
      name,
      (input: Input<typeof endpoint>, callOptions?: CallOptions) =>
        client.call(endpoint, input, { ...options, ...callOptions }),
    ]),
  ) as Api<C>;
