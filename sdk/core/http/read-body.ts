import { identityError } from '../error-texts';
import { ApiError } from '../errors';

/** Default maximum size of a response body in bytes. */
export const MAX_RESPONSE_SIZE = 64 * 1024 * 1024;

/**
 * Reads the body of a response; `onPart` is called with each chunk.
 * @throws ApiError `response-too-large` as soon as it exceeds `limit` bytes; the rest is not downloaded.
 */
export const readBody = async (
  response: Response,
  limit: number,
  onPart?: (part: Uint8Array) => void,
): Promise<Blob> => {
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    // A chunk of a body is never shared memory; the DOM's types cannot express that.
    parts.push(part.value as Uint8Array<ArrayBuffer>);
    size += part.value.byteLength;
    onPart?.(part.value);
    if (size <= limit) continue;
    void reader?.cancel().catch(() => undefined);
    const { message } = identityError('response-too-large');
    const traceId = response.headers.get('frontegg-trace-id');
    throw new ApiError('response-too-large', { message, statusCode: response.status, traceId });
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
};
