import { isRecord } from '../../guards';
import { type Clock, within } from '../runtime/clock';
import { problems } from '../runtime/problem';
import { readLimited } from '../runtime/read-limited';

const BODY_LIMIT = 64 * 1024;
const BODY_TIME = 10_000;

const isJson = (contentType: string | null): boolean => {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return type === 'application/json' && parameters.every((parameter) => /^charset="?utf-8"?$/.test(parameter));
};

const readBytes = async (stream: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> => {
  const bytes = await readLimited(stream, BODY_LIMIT, signal).catch(() => {
    throw problems.badBody('The request was cut off. Send it again.');
  });
  if (!bytes) throw problems.tooLarge(BODY_LIMIT);
  return bytes;
};

/**
 * Reads a JSON object of at most 64 kB within ten seconds; stops reading a larger one. Hono's `bodyLimit` has no
 * deadline.
 */
export const readJson = async (
  request: Request,
  clock: Clock,
): Promise<{ text: string; body: Record<string, unknown> }> => {
  if (!isJson(request.headers.get('content-type'))) throw problems.contentType();
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) throw problems.contentType();
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) throw problems.tooLarge(BODY_LIMIT);
  const { body: stream } = request;
  if (!stream) throw problems.badBody('The request has no body. Send one JSON object.');

  const bytes = await within(clock, BODY_TIME, problems.slowBody, (signal) => readBytes(stream, signal));
  let text: string;
  let body: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    body = JSON.parse(text);
  } catch {
    throw problems.badBody('The request is not valid JSON.');
  }
  if (!isRecord(body)) throw problems.badBody('Send one JSON object.');
  return { text, body };
};
