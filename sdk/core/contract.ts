import type { RequestName } from './request-failures';
import {
  type input,
  nothing as nothingSchema,
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

/** How the answer's body is read. `none` ignores it, `blob` is a {@link Download}, `stream` hands the raw body on. */
export type AnswerForm = 'json' | 'text' | 'blob' | 'stream' | 'none';

/** What is special about a call. */
export interface EndpointOptions<
  I extends Schema,
  O extends Schema,
  Key extends string | undefined = string | undefined,
> {
  /** One flat object; keys named in the path are taken out, the rest is query (GET, DELETE) or JSON body. */
  input?: I;
  /** Parsed answer. Server quirks (unknown statuses, missing currencies) are resolved in this schema. */
  output?: O;
  /** `bearer` needs a session, `none` is public. Default `bearer`. */
  auth?: 'none' | 'bearer';
  /** The call sets or needs the provider's HttpOnly refresh cookie, so it is sent with credentials. */
  cookies?: true;
  /** Input keys that travel in the query although the method has a body. */
  query?: readonly string[];
  /** The only input keys that travel in the body: of a DELETE, or of a call whose query takes names of any kind. */
  body?: readonly string[];
  /** Names of the path that the body repeats. */
  alsoInBody?: readonly string[];
  /** Input keys whose list is joined by commas instead of being encoded as JSON. */
  comma?: readonly string[];
  /** Query values that every call carries. */
  fixed?: Readonly<Record<string, string>>;
  /** The path stands right at the base address, without the path prefix. */
  bare?: true;
  /** A failure of the provider is recorded under this name until the call succeeds. */
  recordedAs?: RequestName;
  /** Sub-account calls: `CallOptions.authorization` may carry the account's own token. */
  accountToken?: true;
  /** Sends the input as multipart form data instead of JSON. */
  multipart?: true;
  /** Sends the input as a form of names and values instead of JSON. */
  form?: true;
  answer?: AnswerForm;
  /** The key under which the answer wraps its output. */
  unwrap?: Key;
  /** Repeats the call on passing faults. Default: only GET is repeated. */
  retry?: boolean;
}

/** One call of the provider's HTTP API, as data. Paths carry `:name` parameters. */
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

/** The calls of one capability, by name. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** What a caller passes. */
export type Input<E extends Endpoint> = input<E['input']>;
/** What a caller receives. */
export type Output<E extends Endpoint> = output<E['output']>;
/** What the server puts on the wire. */
export type Wire<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, infer Key extends string> ? Record<Key, input<E['output']>> : input<E['output']>;

/** A part of a long list, and how much there is in all. */
export const page = <T extends Schema>(item: T) =>
  object({
    items: rows(item),
    _metadata: optional(object({ totalItems: optional(number()), totalPages: optional(number()) })),
  });

/** A file, and the name to save it under. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** Output of a call that answers a file. */
export const download = unknown() as Schema<Download, Download>;
/** Part of a multipart input: a file. Its content is the sender's business, so any object passes here. */
export const file = object({}) as unknown as Schema<Blob, Blob>;
/** Output of a call whose answer is read while it arrives. */
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
      answer: options.output ? 'json' : 'none',
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
