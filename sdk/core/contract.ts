import { catchall, config, type input, void as nothingSchema, object, type output, type ZodMiniType } from 'zod/mini';

// Zod would otherwise try `new Function` once, which a policy without `unsafe-eval` reports as a violation.
config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the answer's body is read. `none` ignores it, `stream` hands the raw body on. */
export type AnswerForm = 'json' | 'text' | 'blob' | 'stream' | 'none';

export interface EndpointOptions<
  I extends ZodMiniType,
  O extends ZodMiniType,
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
  /** Input keys that travel in the body although the method is DELETE. */
  body?: readonly string[];
  /** Input keys whose list is joined by commas instead of being encoded as JSON. */
  comma?: readonly string[];
  /** Sends the input as multipart form data instead of JSON. */
  multipart?: true;
  answer?: AnswerForm;
  /** The key under which the answer wraps its output. */
  unwrap?: Key;
  /** Repeats the call on passing faults. Default: only GET is repeated. */
  retry?: boolean;
}

/** One call of the provider's HTTP API, as data. Paths carry `:name` parameters. */
export interface Endpoint<
  I extends ZodMiniType = ZodMiniType,
  O extends ZodMiniType = ZodMiniType,
  Key extends string | undefined = string | undefined,
> extends EndpointOptions<I, O, Key> {
  readonly method: Method;
  readonly path: string;
  readonly input: I;
  readonly output: O;
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** What a caller passes. */
export type Input<E extends Endpoint> = input<E['input']>;
/** What a caller receives. */
export type Output<E extends Endpoint> = output<E['output']>;
/** What the server puts on the wire. */
export type Wire<E extends Endpoint> =
  E extends Endpoint<ZodMiniType, ZodMiniType, infer Key extends string>
    ? Record<Key, input<E['output']>>
    : input<E['output']>;

/** Values of one shape under any key: what zod's `record` does, for a tenth of its bytes. */
export const dictionary = <V extends ZodMiniType>(value: V) => catchall(object({}), value);

const nothing = nothingSchema();
type Nothing = typeof nothing;

const endpoint =
  (method: Method) =>
  <I extends ZodMiniType = Nothing, O extends ZodMiniType = Nothing, const Key extends string | undefined = undefined>(
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
export const del = endpoint('DELETE');
