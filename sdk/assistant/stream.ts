import { fault } from '../core/error-texts';
import { IdentityError, isAbort } from '../core/errors';

/** Text that is still arriving. Leaving its loop, or calling `return`, ends the request, also while it waits. */
export interface TextStream extends AsyncIterable<string> {
  next(): Promise<IteratorResult<string, undefined>>;
  return(): Promise<IteratorResult<string, undefined>>;
}

const end = { done: true, value: undefined } as const;

const broken = (cause: unknown): unknown => (isAbort(cause) ? cause : new IdentityError('network', { cause }));

/**
 * The text of a stream, piece by piece; a character whose bytes come in two pieces stays whole. Not a generator: one
 * cannot be ended before its next piece has come.
 * @throws IdentityError `network` when the connection breaks, `AbortError` when the call is cancelled.
 */
export const readText = (stream: ReadableStream<Uint8Array>): TextStream => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const text: TextStream = {
    [Symbol.asyncIterator]: () => text,
    async next() {
      try {
        for (;;) {
          const { done, value } = await reader.read();
          const piece = decoder.decode(value, { stream: !done });
          if (piece !== '') return { done: false, value: piece };
          if (done) return end;
        }
      } catch (error) {
        throw broken(error);
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
 * @throws IdentityError `unexpected-answer` when it holds none.
 */
export const readJson = async (stream: ReadableStream<Uint8Array>): Promise<unknown> => {
  const pieces: string[] = [];
  for await (const piece of readText(stream)) pieces.push(piece);
  try {
    return JSON.parse(pieces.join(''));
  } catch (cause) {
    throw fault('unexpected-answer', { cause });
  }
};
