import { bufferCookies, type Cookies, noCookies } from './cookies';
import { NetworkFault } from './faults';
import type { Stats } from './stats';

/** `fetch` of a browser in front of the provider. */
export type EmulatorFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A response whose body breaks off. */
const cutBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"'));
      controller.error(new TypeError('Failed to fetch'));
    },
  });

type Handle = (request: Request, cookies: Cookies) => Promise<Response>;

/** Creates the `fetch` of a browser with its cookie jar; faults fail as a network does. */
export const createBrowserFetch =
  (handle: Handle, jar: Cookies, stats: Stats): EmulatorFetch =>
  async (input, init) => {
    const request = new Request(input, init);
    // The request's own signal follows the given one by a weak reference: a garbage collection would cut it off.
    const signal = init?.signal ?? request.signal;
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new DOMException('The call was canceled.', 'AbortError'));
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    });
    const fail = (error: unknown): Response | Promise<Response> => {
      if (!(error instanceof NetworkFault)) throw error;
      if (error.kind === 'cut') return new Response(cutBody());
      if (error.kind !== 'hang') throw new TypeError('Failed to fetch', { cause: error });
      stats.hanging += 1;
      return aborted.finally(() => {
        stats.hanging -= 1;
      });
    };
    const { cookies, flush } = bufferCookies(request.credentials === 'include' ? jar : noCookies);
    const handled = handle(request, cookies)
      .then((response) => {
        // A response to an aborted request never reaches the browser.
        if (!signal.aborted) flush();
        return response;
      })
      .catch(fail);
    return Promise.race([handled, aborted]);
  };
