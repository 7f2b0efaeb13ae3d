import type { Download, Endpoint, Output } from '../contract';
import { errorTexts } from '../error-texts';
import { ApiError, GENERIC_CODE } from '../errors';
import { isRecord } from '../guards';
import { safeParse } from '../schema';
import { MAX_RESPONSE_SIZE, readBody } from './read-body';

const traceOf = ({ headers }: Response) => headers.get('frontegg-trace-id');

/** Options for reading a response. */
interface ReadOptions {
  /** Maximum size of the body in bytes; not for streams. Default: 64 MB. */
  limit?: number;
  /** Called with the paths of malformed rows that were left out. */
  dropped?: (paths: string[]) => void;
  /** Called with each chunk of the body. */
  onPart?: (part: Uint8Array) => void;
}

const parse = <E extends Endpoint>(
  endpoint: E,
  value: unknown,
  response: Response,
  onDropped: ReadOptions['dropped'],
): Output<E> => {
  const { unwrap } = endpoint;
  // A list inside of a response may be null; a response that is null as a whole is malformed.
  const normalized = value === null && endpoint.output._zod.def.type === 'array' ? undefined : value;
  const inner = unwrap && isRecord(value) ? value[unwrap] : normalized;
  const dropped: string[] = [];
  const result = safeParse(endpoint.output, inner, { dropped: dropped });
  if (dropped.length > 0) onDropped?.(dropped);
  if (result.success) return result.data as Output<E>;
  const [issue] = result.issues;
  const path = issue?.path?.join('.') ?? '';
  throw new ApiError('unexpected-response', {
    message: errorTexts['unexpected-response'],
    statusCode: response.status,
    traceId: traceOf(response),
    errorContext: { path },
    cause: new TypeError(`${path || 'response'}: ${issue?.code}`),
  });
};

/** Returns the file name of the header; the UTF-8 form (RFC 6266) takes precedence. */
const headerFileName = (header: string): string => {
  const [, encoded] = /;\s*filename\*=utf-8'.*?'([^;\s]+)/i.exec(header) ?? [];
  const [, quoted, unquoted = ''] = /;\s*filename=(?:"([^"]*)"|([^;\s]+))/i.exec(header) ?? [];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {}
  return quoted ?? unquoted;
};

/** Returns the file name of a download: the caller's, else the server's. */
const fileNameOf = ({ headers }: Response, requestedName: unknown): string => {
  if (typeof requestedName === 'string' && requestedName !== '') return requestedName;
  const sent = headerFileName(headers.get('content-disposition') ?? '');
  // The server's folders have no meaning on this device.
  const name = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1).trim();
  return /^\.*$/.test(name) ? 'output' : name;
};

/**
 * Reads the output of a successful response.
 * @param requested File name from the caller, for a download.
 * @throws ApiError when the response does not match the contract, or is too large.
 */
export const readResponse = async <E extends Endpoint>(
  endpoint: E,
  response: Response,
  requested: unknown,
  { limit = MAX_RESPONSE_SIZE, dropped, onPart }: ReadOptions = {},
): Promise<Output<E>> => {
  const { responseType } = endpoint;
  if (responseType === 'stream') return (response.body ?? new Blob().stream()) as Output<E>;
  const blob = await readBody(response, limit, onPart);
  if (responseType === 'blob') {
    const file: Download = { blob, fileName: fileNameOf(response, requested) };
    return file as Output<E>;
  }
  if (responseType === 'none') return undefined as Output<E>;
  const text = await blob.text();
  if (responseType === 'text') return parse(endpoint, text, response, dropped);
  if (text === '') return parse(endpoint, undefined, response, dropped);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError(GENERIC_CODE, { statusCode: response.status, traceId: traceOf(response), cause });
  }
  return parse(endpoint, body, response, dropped);
};
