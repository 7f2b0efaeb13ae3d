import type { Environment } from '@gatehouse/sdk';

export interface Recorded {
  method: string;
  url: URL;
  headers: Headers;
  body: string | null;
  /** Field names of a form. */
  form: string[] | undefined;
  credentials: RequestCredentials | undefined;
  at: number;
}

type StubbedResponse = Response | Error | Promise<never>;

/** Never responds. {@link createRecorder} counts such requests, so that fake timers do not wait for them. */
export const never = (): Promise<never> => new Promise(() => {});

/** Returns a response with a JSON body. */
export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

/** Records requests and responds from a list, repeating the last entry. */
export const createRecorder = (responses: (() => StubbedResponse)[], now: () => number = Date.now) => {
  const calls: Recorded[] = [];
  const unanswered = new Set<Recorded>();
  const fetch: Environment['fetch'] = async (request, init) => {
    const response = responses[Math.min(calls.length, responses.length - 1)] ?? (() => new Response(''));
    const call: Recorded = {
      method: init.method ?? 'GET',
      url: new URL(request),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
      form: init.body instanceof FormData ? [...init.body.keys()] : undefined,
      credentials: init.credentials,
      at: now(),
    };
    calls.push(call);
    if (response === never) unanswered.add(call);
    const value = await new Promise<Response | Error>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        unanswered.delete(call);
        reject(new DOMException('aborted', 'AbortError'));
      });
      Promise.resolve(response()).then(resolve, reject);
    });
    if (value instanceof Error) throw value;
    return value;
  };
  return {
    calls,
    fetch,
    /** Number of pending requests that use {@link never}. */
    hanging: () => unanswered.size,
  };
};
