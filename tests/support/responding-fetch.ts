import { createIdentity } from '@gatehouse/sdk';
import { createRecorder, json } from './recorder';

/** Retry delays take no time; requests never time out. */
const after = (ms: number, run: () => void) => {
  if (ms < 30_000) queueMicrotask(run);
  return () => undefined;
};

type Routes = Readonly<Record<string, unknown>>;

/**
 * Creates an identity whose provider responds by method and path (`GET /identity/…`) with a value as JSON, or with the
 * result of a function; all other calls get 404. `sent` lists the requests in order.
 */
export const createRespondingFetch = (routes: Routes = {}) => {
  const response = (): Response => {
    const call = recorder.calls.at(-1);
    const route = call && routes[`${call.method} ${call.url.pathname.replace('/frontegg', '')}`];
    if (typeof route === 'function') return route(call);
    return route === undefined ? json({ errors: ['no such thing'] }, { status: 404 }) : json(route);
  };
  const recorder = createRecorder([response]);
  const identity = createIdentity({
    baseUrl: 'https://id.example.com',
    clientId: 'portal',
    fetch: recorder.fetch,
    logLevel: 'silent',
    environment: { after },
  });
  const sent = () =>
    recorder.calls.map(({ method, url, body }) => ({
      call: `${method} ${url.pathname.replace('/frontegg', '')}`,
      query: Object.fromEntries(url.searchParams),
      body: body === null ? undefined : (JSON.parse(body) as unknown),
    }));
  return { identity, sent };
};

/** Returns an error response as the provider sends it. */
export const refusal =
  (status: number, message = 'refused') =>
  (): Response =>
    json({ errors: [message] }, { status, headers: { 'frontegg-trace-id': 'trace-1' } });

/** Returns the result of a query, fetched once. */
export const fetchQuery = <T>({
  queryFn,
}: {
  queryFn: (context: { signal?: AbortSignal }) => Promise<T>;
}): Promise<T> => queryFn({});
