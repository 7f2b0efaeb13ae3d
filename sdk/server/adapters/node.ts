/** Headers of a request of Node. */
type NodeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the headers of Node as those of the Fetch API. */
export const toHeaders = (headers: NodeHeaders): Headers => {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) result.append(name, one);
  }
  return result;
};

/** A request of Node, whose body a framework may have parsed. */
export interface NodeRequest extends Partial<AsyncIterable<unknown>> {
  method?: string | undefined;
  url?: string | undefined;
  headers: NodeHeaders;
  originalUrl?: string;
  body?: unknown;
}

/** A response of Node. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string | string[]): unknown;
  appendHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

async function* noChunks() {}

/** Largest body in bytes: an account id and a URL. */
const MAX_BODY = 10_000;

/** Returns the body as it was sent, also after a framework has parsed it. */
const readBody = async (request: NodeRequest): Promise<string> => {
  const { body, headers } = request;
  if (typeof body === 'string') return body;
  if (typeof body === 'object' && body !== null) {
    const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
    return isForm ? new URLSearchParams(Object.entries(body)).toString() : JSON.stringify(body);
  }
  let text = '';
  const chunks = { [Symbol.asyncIterator]: () => request[Symbol.asyncIterator]?.() ?? noChunks() };
  for await (const chunk of chunks) {
    text += String(chunk);
    if (text.length > MAX_BODY) return '';
  }
  return text;
};

/** Returns a request of Node as one of the Fetch API. A body that was parsed becomes JSON again. */
export const toRequest = async (request: NodeRequest, origin: string): Promise<Request> => {
  const { method = 'GET' } = request;
  const headers = toHeaders(request.headers);
  const url = new URL(request.originalUrl ?? request.url ?? '/', origin);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(request);
  return new Request(url, { method, headers, body });
};

/** Sends a response of the Fetch API through one of Node. */
export const sendResponse = async (response: Response, to: NodeResponse): Promise<void> => {
  to.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') to.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  to.end(await response.text());
};
