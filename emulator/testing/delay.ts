type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const READS = new Set(['GET', 'HEAD']);

/** Delays each call as a network would: `read` and `write` in milliseconds. */
export const delayed =
  (fetch: Fetch, { read, write }: { read: number; write: number }): Fetch =>
  async (input, init) => {
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    await new Promise<void>((resolve, reject) => {
      const abort = () => {
        clearTimeout(timer);
        reject(new DOMException('The call was canceled.', 'AbortError'));
      };
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', abort);
          resolve();
        },
        READS.has(method) ? read : write,
      );
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
    });
    return fetch(input, init);
  };
