import type { Environment } from '../core/environment';

/** Error of a call with the credentials of a server: the provider refused them, or could not be reached. */
export class ClientCredentialsError extends Error {
  override readonly name = 'ClientCredentialsError';
  constructor(
    readonly reason: 'refused' | 'unavailable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** HTTP status of the response to the request that needed the call. */
  get status(): 500 | 503 {
    return this.reason === 'refused' ? 500 : 503;
  }
}

interface ProviderResponse {
  status: number;
  /** JSON of the body; undefined if it is none. */
  body: unknown;
}

/** Creates the calls of a provider's API. A redirect is not followed, since the secret is for this address only. */
export const createProviderApi = (apiUrl: URL, fetch: Environment['fetch'], timeout: number) => {
  const base = apiUrl.href.replace(/\/+$/, '');
  /** @throws ClientCredentialsError `unavailable` without a response, and for one that says nothing about the call */
  return async (path: string, init: RequestInit): Promise<ProviderResponse> => {
    const unavailable = (message: string, cause?: unknown) =>
      new ClientCredentialsError('unavailable', `${message} Is ${base} the provider, and does it run?`, { cause });
    try {
      const response = await fetch(base + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
      const { status } = response;
      if (status === 429 || status >= 500) throw unavailable(`${path} responded with ${status}.`);
      const body: unknown = await response.json().catch(() => undefined);
      return { status, body };
    } catch (error) {
      throw error instanceof ClientCredentialsError ? error : unavailable(`${path} could not be called.`, error);
    }
  };
};

/** Returns the request for a call that sends JSON. */
export const postOf = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Returns a field of a response, which may be anything. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;
