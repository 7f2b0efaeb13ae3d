import type { Identity } from '@gatehouse/sdk';
import { expect, test } from 'vitest';
import { createRecorder, json, type Recorded } from './recorder';
import { silentIdentity } from './silent-identity';

/** Retry delays take no time; requests never time out. */
const after = (ms: number, run: () => void) => {
  if (ms < 30_000) queueMicrotask(run);
  return () => undefined;
};

export type Routes = Readonly<Record<string, unknown>>;

const pathOf = ({ method, url }: Recorded) => `${method} ${url.pathname.replace('/frontegg', '')}`;

/**
 * Creates an identity whose provider responds by method and path (`GET /identity/…`) with a value as JSON, with a number
 * as a refusal of that status, or with the result of a function; all other calls get 404. `sent` lists the requests in
 * order.
 */
export const createRespondingFetch = (routes: Routes = {}) => {
  const response = (): Response => {
    const call = recorder.calls.at(-1);
    const route = call && routes[pathOf(call)];
    if (typeof route === 'function') return route(call);
    if (typeof route === 'number') return refusal(route)();
    return route === undefined ? json({ errors: ['no such thing'] }, { status: 404 }) : json(route);
  };
  const recorder = createRecorder([response]);
  const identity = silentIdentity({ fetch: recorder.fetch, environment: { after } });
  const sent = () =>
    recorder.calls.map((call) => ({
      call: pathOf(call),
      query: Object.fromEntries(call.url.searchParams),
      body: call.body === null ? undefined : (JSON.parse(call.body) as unknown),
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

/** A response without a body. */
export const nothing = () => new Response('');

/** An error with the given fields. */
export const fails = (fields: object): unknown => expect.objectContaining(fields);

/** A response, what it leads to, and optionally a part of each request that is sent for it. */
export type Outcome = readonly [what: string, routes: Routes, outcome: unknown, sent?: readonly string[]];

/** Tests what a query or mutation makes of responses: its value, or its error. */
export const outcomesOf = (
  name: string,
  run: (of: Identity['of']) => { queryFn: (context: object) => Promise<unknown> } | Promise<unknown>,
  outcomes: readonly Outcome[],
) => {
  for (const [what, routes, outcome, requests] of outcomes) {
    test(`${name}: ${what}`, async () => {
      const { identity, sent } = createRespondingFetch(routes);
      const running = run(identity.of);
      const settled = 'queryFn' in running ? running.queryFn({}) : running;
      expect(await settled.catch((error: unknown) => error)).toEqual(outcome);
      if (!requests) return;
      const lines = sent().map(({ call, query, body }) =>
        [call, ...Object.entries(query).map((entry) => entry.join('=')), body === undefined ? '' : JSON.stringify(body)]
          .join(' ')
          .trim(),
      );
      expect(lines).toEqual(requests.map((part) => expect.stringContaining(part)));
    });
  }
};

/** Tests what a query or mutation makes of responses to one call. */
export const responsesTo = (
  name: string,
  run: Parameters<typeof outcomesOf>[1],
  path: string,
  rows: readonly (readonly [what: string, response: unknown, outcome: unknown])[],
) =>
  outcomesOf(
    name,
    run,
    rows.map(([what, response, outcome]): Outcome => [what, { [path]: response }, outcome]),
  );
