import type { Environment } from '../../core/environment';
import { errorTexts, identityError } from '../../core/error-texts';
import { ApiError, IdentityError, isAbort } from '../../core/errors';

/** Text that is still arriving. Leaving the loop, or calling `return`, aborts the request, also while it waits. */
export interface TextStream extends AsyncIterable<string> {
  next(): Promise<IteratorResult<string, undefined>>;
  return(): Promise<IteratorResult<string, undefined>>;
}

const end = { done: true, value: undefined } as const;

/** Idle timeout in milliseconds, the same as the timeout of any other call. */
const MAX_SILENCE = 30_000;

const broken = (cause: unknown): unknown =>
  isAbort(cause) || cause instanceof IdentityError ? cause : new IdentityError('network', { cause });

/**
 * Decodes a byte stream to text, chunk by chunk; a character split across two chunks stays whole. Not a generator,
 * which cannot be ended before its next chunk arrives.
 * @param after Times the wait for the next chunk out after 30 s. Default: no timeout.
 * @throws IdentityError `network` when the connection breaks, `timeout` when the stream is idle, `AbortError` when the
 * call is canceled.
 */
export const readText = (stream: ReadableStream<Uint8Array>, after?: Environment['after']): TextStream => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const text: TextStream = {
    [Symbol.asyncIterator]: () => text,
    async next() {
      let late = false;
      const stop = after?.(MAX_SILENCE, () => {
        late = true;
        // Closes the connection, which also ends the read.
        void reader.cancel().catch(() => undefined);
      });
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (late) throw identityError('timeout');
          const piece = decoder.decode(value, { stream: !done });
          if (piece !== '') return { done: false, value: piece };
          if (done) return end;
        }
      } catch (error) {
        throw broken(error);
      } finally {
        stop?.();
      }
    },
    async return() {
      // The stream may have failed already.
      await reader.cancel().catch(() => undefined);
      return end;
    },
  };
  return text;
};

/**
 * Returns the value of a stream of JSON.
 * @throws ApiError `unexpected-response` when it is not JSON.
 */
export const readJson = async (stream: ReadableStream<Uint8Array>, after?: Environment['after']): Promise<unknown> => {
  const pieces: string[] = [];
  for await (const piece of readText(stream, after)) pieces.push(piece);
  try {
    return JSON.parse(pieces.join(''));
  } catch (cause) {
    const message = errorTexts['unexpected-response'];
    throw new ApiError('unexpected-response', { message, errorContext: { path: '' }, cause });
  }
};
