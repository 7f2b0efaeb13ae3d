import type { Environment } from '../../core/environment';
import { errorTexts, fault } from '../../core/error-texts';
import { ApiError, IdentityError, isAbort } from '../../core/errors';

/** Text that is still arriving. Leaving its loop, or calling `return`, ends the request, also while it waits. */
export interface TextStream extends AsyncIterable<string> {
  next(): Promise<IteratorResult<string, undefined>>;
  return(): Promise<IteratorResult<string, undefined>>;
}

const end = { done: true, value: undefined } as const;

/** Milliseconds without a piece after which an answer counts as lost; as long as any other call may take. */
const LONGEST_SILENCE = 30_000;

const broken = (cause: unknown): unknown =>
  isAbort(cause) || cause instanceof IdentityError ? cause : new IdentityError('network', { cause });

/**
 * The text of a stream, piece by piece; a character whose bytes come in two pieces stays whole. Not a generator: one
 * cannot be ended before its next piece has come.
 * @param after Limits how long the next piece may take, to 30 s; without it nothing does.
 * @throws IdentityError `network` when the connection breaks, `timeout` when nothing comes any more, `AbortError` when
 * the call is cancelled.
 */
export const readText = (stream: ReadableStream<Uint8Array>, after?: Environment['after']): TextStream => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const text: TextStream = {
    [Symbol.asyncIterator]: () => text,
    async next() {
      let late = false;
      const stop = after?.(LONGEST_SILENCE, () => {
        late = true;
        // Closes the connection, and lets the read end.
        void reader.cancel().catch(() => undefined);
      });
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (late) throw fault('timeout');
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
      // What is already broken needs no ending.
      await reader.cancel().catch(() => undefined);
      return end;
    },
  };
  return text;
};

/**
 * The value of a stream that holds JSON.
 * @throws ApiError `unexpected-answer` when it holds none.
 */
export const readJson = async (stream: ReadableStream<Uint8Array>, after?: Environment['after']): Promise<unknown> => {
  const pieces: string[] = [];
  for await (const piece of readText(stream, after)) pieces.push(piece);
  try {
    return JSON.parse(pieces.join(''));
  } catch (cause) {
    const message = errorTexts['unexpected-answer'];
    throw new ApiError('unexpected-answer', { message, errorContext: { path: '' }, cause });
  }
};
