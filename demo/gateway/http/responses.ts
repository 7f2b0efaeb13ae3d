import type { Problem } from '../runtime/problem';
import type { RequestContext } from './request-context';

const isWritten = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** Returns a JSON response; bytes must be serialized JSON. */
export const json = (
  { headers }: RequestContext,
  status: number,
  body: unknown,
  more?: Readonly<Record<string, string>>,
): Response =>
  new Response(isWritten(body) ? body : JSON.stringify(body), {
    status,
    headers: more ? { ...headers, ...more } : headers,
  });

/** The one shape of every refusal: `code` for programs, `msg` for users, and the invalid fields. */
export const problemResponse = (context: RequestContext, { status, code, message, options }: Problem): Response =>
  json(
    context,
    status,
    { error: code, msg: message, ...(options.fields && { fields: options.fields }) },
    options.headers,
  );
