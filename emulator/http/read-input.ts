import type { Endpoint } from '@gatehouse/sdk/contracts';
import { safeParse } from 'zod/mini';
import { isRecord, parseJson } from '../guards';
import { ProviderError } from './errors';

/** Maximum body size in bytes. */
const BODY_LIMIT = 256 * 1024;
const UPLOAD_LIMIT = 5 * 1024 * 1024;

/** A query value that is no JSON is text. */
const decoded = (text: string): unknown => {
  const value = parseJson(text);
  return value === undefined ? text : value;
};

/** The published client sends these words for absent values. */
const isAbsent = (text: string) => text === 'undefined' || text === 'null';

const malformed = () => new ProviderError(400, 'malformed-body', 'The body could not be read. Send one JSON object.');

const tooLarge = (limit: number) =>
  new ProviderError(413, 'too-large', `The request is too large. Send at most ${limit / 1024} KB.`);

const refuse = () => {
  throw malformed();
};

/** Reads the body. A request without a length is stopped at the limit; a disconnected one is refused. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  // Firefox has no request streams; there the request is one of the page itself and is read as a whole.
  const body = request.body ?? (await request.blob().catch(refuse)).stream();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read().catch(refuse);
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel().catch(() => {});
      throw tooLarge(limit);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
};

export const readText = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, BODY_LIMIT));

const readForm = async (request: Request): Promise<Record<string, unknown>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new ProviderError(
      415,
      'unsupported-type',
      'The request must be a form with a file: send it as multipart/form-data.',
    );
  }
  const bytes = await readBytes(request, UPLOAD_LIMIT);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(refuse);
  return Object.fromEntries(form);
};

/** Returns the body as an object: from JSON, a form, or nothing; for an upload, its fields and files. */
export const readBody = async (request: Request, isUpload = false): Promise<Record<string, unknown>> => {
  if (isUpload) return readForm(request);
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const text = await readText(request);
  if (text === '') return {};
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  if (!type.startsWith('application/json')) {
    throw new ProviderError(
      415,
      'unsupported-type',
      'The request must be JSON: send the header content-type: application/json.',
    );
  }
  const body = parseJson(text);
  // A client without input may send `null`.
  if (body === null) return {};
  if (isRecord(body)) return body;
  throw malformed();
};

/**
 * Merges path, query and body and parses them with the endpoint's schema. Query values are text on the wire: lists are
 * joined by commas, objects and numbers are JSON, wherever the schema does not accept the text itself.
 */
export const parseInput = (
  endpoint: Endpoint,
  params: Record<string, string>,
  search: URLSearchParams,
  body: Record<string, unknown>,
): unknown => {
  const query: Record<string, unknown> = {};
  for (const [name, text] of search) {
    if (!isAbsent(text)) query[name] = endpoint.comma?.includes(name) ? text.split(',') : text;
  }
  const input = { ...query, ...body, ...params };
  const fields = Object.keys(input).length > 0 ? input : undefined;
  // An endpoint without input ignores the body; one with optional input accepts an empty object.
  if (safeParse(endpoint.input, undefined).success && safeParse(endpoint.input, {}).success === false) return undefined;
  const first = safeParse(endpoint.input, fields ?? {});
  // A schema cannot parse a file and returns an empty object for it.
  const files = Object.fromEntries(Object.entries(body).filter(([, value]) => value instanceof Blob));
  if (first.success) return Object.keys(files).length > 0 ? { ...(first.data as object), ...files } : first.data;
  const wrong = new Set(first.error.issues.map((issue) => String(issue.path[0] ?? '')));
  // Clients send null for what they leave out. In a change it may stand for an empty value, and stays an error.
  const again = Object.entries(input)
    .filter(([name, value]) => value !== null || endpoint.method !== 'POST' || !wrong.has(name))
    .map(([name, value]) => [
      name,
      wrong.has(name) && name in query && typeof value === 'string' ? decoded(value) : value,
    ]);
  const second = safeParse(endpoint.input, Object.fromEntries(again));
  if (second.success) return second.data;
  const names = [...new Set(second.error.issues.map((issue) => issue.path.join('.')))].filter((name) => name !== '');
  throw new ProviderError(
    400,
    'invalid-input',
    names.length > 0 ? `These values are missing or invalid: ${names.join(', ')}.` : 'The values are invalid.',
    { context: { fields: names } },
  );
};
