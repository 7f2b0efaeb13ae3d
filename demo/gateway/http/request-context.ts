import type { Problem } from '../runtime/problem';

/** Context of one request; Hono passes it to every handler as its environment. */
export interface RequestContext {
  /** Request id, in the response and in every log line of the request. */
  readonly requestId: string;
  /**
   * Headers of every response. They are set before it is created: Node accepts a plain object, while changing the
   * headers of a finished `Response` costs more than all other work of a cached read.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Address of the connection; forwarded addresses can be forged and are ignored. */
  readonly address: string;
  /** Principal of the verified token, for the log. */
  user?: string;
  /** Reason of the refusal, for the log. */
  why?: string;
}

export interface RequestEnv {
  Bindings: RequestContext;
}

/** Returns path and query of an absolute URL unchanged; `URL` parses far more than needed here. */
export const splitAddress = (address: string): { path: string; query: string } => {
  const [, path = '/', query = ''] = /^[^:]+:\/\/[^/?#]*([^?#]*)\??([^#]*)/.exec(address) ?? [];
  return { path, query };
};

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
