import { createIdentity } from '@gatehouse/sdk';
import { createRecorder, json } from '../../../support/recorder';

/** Responses by `METHOD path` below `/subscriptions/resources`; a number is a status, a missing one is 404. */
export type StubbedResponses = Readonly<Record<string, unknown>>;

const nowhere = 404;

/** An identity with the given responses, which records requests. */
export const createProvider = (responses: StubbedResponses) => {
  const recorder = createRecorder([
    () => {
      const call = recorder.calls.at(-1);
      const key = call ? nameOf(call) : '';
      const response = Object.hasOwn(responses, key) ? responses[key] : nowhere;
      if (response instanceof Response) return response.clone();
      if (typeof response === 'number') return new Response('{"errors":["refused"]}', { status: response });
      return response === undefined ? new Response('') : json(response);
    },
  ]);
  const identity = createIdentity({
    baseUrl: 'https://id.test',
    clientId: 'host',
    logLevel: 'silent',
    fetch: recorder.fetch,
  });
  return {
    identity,
    /** Every request in order, with its body. */
    sent: () => recorder.calls.map((call) => [nameOf(call), ...(call.body === null ? [] : [JSON.parse(call.body)])]),
    names: () => recorder.calls.map(nameOf),
    queries: () => recorder.calls.map(({ url }) => Object.fromEntries(url.searchParams)),
  };
};

const nameOf = ({ method, url }: { method: string; url: URL }) =>
  `${method} ${url.pathname.replace('/frontegg/subscriptions/resources', '')}`;
