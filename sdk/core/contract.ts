import type { RequestName } from './http/request-failures';
import {
  type input,
  nothing as nothingSchema,
  nullable,
  number,
  object,
  optional,
  type output,
  rows,
  type Schema,
  unknown,
} from './schema';

/** HTTP methods that the provider uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How the response body is read. `none` ignores it, `blob` returns a {@link Download}, `stream` returns the raw body.
 */
export type ResponseType = 'json' | 'text' | 'blob' | 'stream' | 'none';

/** Options of an endpoint. */
export interface EndpointOptions<
  I extends Schema,
  O extends Schema,
  Key extends string | undefined = string | undefined,
> {
  /** One flat object: path parameters are taken from it, the rest is the query (GET, DELETE) or the JSON body. */
  input?: I;
  /** Schema of the response. Quirks of the provider (unknown statuses, missing currencies) are normalized here. */
  output?: O;
  /** `bearer` needs a session, `none` is public. Default: `bearer`. */
  auth?: 'none' | 'bearer';
  /** Sends the request with credentials, since it sets or needs the provider's HttpOnly refresh cookie. */
  cookies?: true;
  /** Input keys sent in the query although the method has a body. */
  query?: readonly string[];
  /** The only input keys sent in the body: of a DELETE, or of a call whose query takes arbitrary names. */
  body?: readonly string[];
  /** Path parameters that the body repeats. */
  alsoInBody?: readonly string[];
  /** Input keys whose list is joined by commas instead of being encoded as JSON. */
  comma?: readonly string[];
  /** Query values sent with every call. */
  fixed?: Readonly<Record<string, string>>;
  /** The path is relative to the base URL, without the path prefix. */
  bare?: true;
  /** Records a failure of the provider under this name until the call succeeds. */
  recordedAs?: RequestName;
  /** Whether `CallOptions.authorization` may be a sub-account's own token. */
  accountToken?: true;
  /** Sends the input as multipart form data instead of JSON. */
  multipart?: true;
  /** Sends the input URL-encoded instead of as JSON. */
  form?: true;
  responseType?: ResponseType;
  /** The key under which the response wraps its output. */
  unwrap?: Key;
  /** Retries the call on transient errors. Default: only GET is retried. */
  retry?: boolean;
}

/** One endpoint of the provider's HTTP API, as data. Paths contain `:name` parameters. */
export interface Endpoint<
  I extends Schema = Schema,
  O extends Schema = Schema,
  Key extends string | undefined = string | undefined,
> extends EndpointOptions<I, O, Key> {
  readonly method: Method;
  readonly path: string;
  readonly input: I;
  readonly output: O;
}

/** The endpoints of one capability, by name. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** Input of an endpoint's function. */
export type Input<E extends Endpoint> = input<E['input']>;
/** Return value of an endpoint's function. */
export type Output<E extends Endpoint> = output<E['output']>;
/** Response body of an endpoint on the wire. */
export type Wire<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, infer Key extends string> ? Record<Key, input<E['output']>> : input<E['output']>;

/** Schema of a page of a list, with the total number of rows. */
export const page = <T extends Schema>(item: T) =>
  object({
    items: rows(item),
    _metadata: optional(nullable(object({ totalItems: optional(number()), totalPages: optional(number()) }))),
  });

/** A downloaded file and its file name. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** Output of an endpoint that returns a file. */
export const download = unknown() as Schema<Download, Download>;
/** A file in a multipart input. Any object is accepted, since its content is not checked. */
export const file = object({}) as unknown as Schema<Blob, Blob>;
/** Output of an endpoint whose response is read while it arrives. */
export const byteStream = unknown() as Schema<ReadableStream<Uint8Array>, ReadableStream<Uint8Array>>;

const nothing = nothingSchema();
type Nothing = typeof nothing;

const endpoint =
  (method: Method) =>
  <I extends Schema = Nothing, O extends Schema = Nothing, const Key extends string | undefined = undefined>(
    path: string,
    options: EndpointOptions<I, O, Key> = {},
  ): Endpoint<I, O, Key> =>
    ({
      responseType: options.output ? 'json' : 'none',
      ...options,
      method,
      path,
      input: options.input ?? nothing,
      output: options.output ?? nothing,
    }) as Endpoint<I, O, Key>;

export const get = endpoint('GET');
export const post = endpoint('POST');
export const put = endpoint('PUT');
export const patch = endpoint('PATCH');
export const del = endpoint('DELETE');
