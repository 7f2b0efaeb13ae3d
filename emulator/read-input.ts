import type { Endpoint } from '@gatehouse/sdk/contracts';
import { safeParse } from 'zod/mini';
import { ProviderError } from './errors';

/** Bytes. */
const BODY_LIMIT = 256 * 1024;
const UPLOAD_LIMIT = 5 * 1024 * 1024;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const decode = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The published client writes absent values as these words. */
const isAbsent = (text: string) => text === 'undefined' || text === 'null';

const malformed = () => new ProviderError(400, 'malformed-body', 'The body could not be read. Send one JSON object.');

const tooLarge = (limit: number) =>
  new ProviderError(413, 'too-large', `The request is too large. Send at most ${limit / 1024} KB.`);

const refuse = () => {
  throw malformed();
};

/** The bytes of the body. A sender that tells no length is stopped at the limit, one that hangs up gets a refusal. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  // Firefox has no stream of a request; there it is one of the page itself, and can be taken whole.
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

/** The body as text. */
export const readText = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, BODY_LIMIT));

/** The fields and files of a form. */
const readForm = async (request: Request): Promise<Record<string, unknown>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
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

/** The body as an object: JSON, a form, or nothing; for an upload, its fields and files. */
export const readBody = async (request: Request, isUpload = false): Promise<Record<string, unknown>> => {
  if (isUpload) return readForm(request);
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const text = await readText(request);
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  if (!type.startsWith('application/json')) {
    throw new ProviderError(
      415,
      'unsupported-type',
      'The request must be JSON: send the header content-type: application/json.',
    );
  }
  try {
    const body: unknown = JSON.parse(text);
    // `null` is how a client without input may fill the body.
    if (body === null) return {};
    if (isRecord(body)) return body;
  } catch {
    // Told below.
  }
  throw malformed();
};

/**
 * Puts path, query and body together and reads them with the endpoint's own schema. Query values are text on the wire:
 * lists come joined by commas, objects and numbers as JSON, wherever the schema does not take the text itself.
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
  const given = { ...query, ...body, ...params };
  const fields = Object.keys(given).length > 0 ? given : undefined;
  // An endpoint without input ignores what comes; one with optional input only takes an empty object.
  if (safeParse(endpoint.input, undefined).success && safeParse(endpoint.input, {}).success === false) return undefined;
  const first = safeParse(endpoint.input, fields ?? {});
  // A schema cannot look into a file, and gives an empty object in its place.
  const files = Object.fromEntries(Object.entries(body).filter(([, value]) => value instanceof Blob));
  if (first.success) return Object.keys(files).length > 0 ? { ...(first.data as object), ...files } : first.data;
  const wrong = new Set(first.error.issues.map((issue) => String(issue.path[0] ?? '')));
  const again = Object.entries(given).map(([name, value]) => [
    name,
    wrong.has(name) && name in query && typeof value === 'string' ? decode(value) : value,
  ]);
  const second = safeParse(endpoint.input, Object.fromEntries(again));
  if (second.success) return second.data;
  const names = [...new Set(second.error.issues.map((issue) => issue.path.join('.')))].filter((name) => name !== '');
  throw new ProviderError(
    400,
    'invalid-input',
    names.length > 0 ? `These values are missing or not right: ${names.join(', ')}.` : 'The values are not right.',
    { context: { fields: names } },
  );
};
