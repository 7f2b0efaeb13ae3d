import { createIdentity } from '@gatehouse/sdk';
import { createRecorder } from '../../../support/recorder';

type StubbedResponses = Readonly<Record<string, () => Response>>;

/** An identity whose provider responds by method and path; unknown paths are empty. */
export const createProvider = (responses: StubbedResponses = {}) => {
  const nameOf = ({ method, url }: { method: string; url: URL }) =>
    `${method} ${url.pathname.replace('/frontegg', '')}`;
  const recorder: ReturnType<typeof createRecorder> = createRecorder([
    () => {
      const requested = recorder.calls.at(-1);
      return (requested && responses[nameOf(requested)]?.()) ?? new Response(null, { status: 204 });
    },
  ]);
  const identity = createIdentity({
    baseUrl: 'https://id.test',
    clientId: 'host',
    fetch: recorder.fetch,
    logLevel: 'silent',
    environment: {
      // Pauses between retries end at once; timeouts stay.
      after: (ms, run) => {
        const timer = setTimeout(run, ms < 5000 ? 0 : ms);
        return () => clearTimeout(timer);
      },
    },
  });
  const sent = () =>
    recorder.calls.map((call) => {
      const body: unknown = call.body === null ? undefined : JSON.parse(call.body);
      return { call: nameOf(call), query: Object.fromEntries(call.url.searchParams), body };
    });
  return { identity, sent };
};

/** A refusal with a message of the provider. */
export const refusal = (status: number, text = 'No.') => new Response(JSON.stringify({ errors: [text] }), { status });
