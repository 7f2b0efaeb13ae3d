import type { CallOptions, Client } from '../api';
import type { Endpoint, Input, Output } from '../contract';
import type { Environment } from '../environment';
import { identityError } from '../error-texts';
import { IdentityError, isAbort, toIdentityError } from '../errors';
import { isRecord, parseJson } from '../guards';
import type { Logger } from '../log';
import { pause } from '../pause';
import { baseUrlFor } from './base-url';
import { originHint } from './origin-hint';
import { MAX_RESPONSE_SIZE, readBody } from './read-body';
import { readResponse } from './read-response';
import type { RequestContext } from './request-context';
import type { RequestName } from './request-failures';
import { errorFromResponse } from './response-errors';
import { abortError, type LimitScope, runHostCode, withinLimit } from './time-limit';
import { joinUrl, NO_PREFIX, splitInput } from './url';

/** The session's access token, as the client uses it. */
export interface TokenSource {
  /** Returns the token for a call; with `renew`, renews it first when it is about to expire. */
  current(renew: boolean): Promise<string | undefined>;
  /** Returns a token other than the rejected one, or undefined when there is none. */
  replace(refused: string): Promise<string | undefined>;
}

const TRIES = 3;
const BASE_DELAY = 500;
const JITTER = 400;
const MAX_WAIT = 10;
/** The page is being replaced: the call never settles. */
const NAVIGATING = Symbol('leaving');
const TRANSIENT_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

const FORM = 'application/x-www-form-urlencoded';

/** Returns the media type of the body; undefined when the browser sets it, with the boundary of the parts. */
const bodyType = ({ multipart, form }: Endpoint): string | undefined => {
  if (multipart) return undefined;
  return form ? FORM : 'application/json';
};

interface ClientDeps {
  context: RequestContext;
  environment: Environment;
  log: Logger;
  tokens?: TokenSource;
  /** Whether calls name the account of the page's URL. Default: false. */
  scopesToTenant?: boolean;
  /** Called with the outcome of the endpoints that are recorded by name; no error means success. */
  record?: (name: RequestName, error?: IdentityError) => void;
  /** Aborts every call when the identity is disposed. */
  signal?: AbortSignal;
  /** Follows a redirect that a response requests; returns false when the target is not allowed. */
  redirect?: (target: string) => boolean;
}

export const createClient = ({
  context,
  environment,
  log,
  tokens,
  scopesToTenant = false,
  record,
  signal: disposal,
  redirect,
}: ClientDeps): Client => {
  let pausing = 0;

  /** Returns the pairs of an optional resolver. */
  const pairsOf = (name: 'additionalQueryParamsResolver' | 'additionalHeadersResolver', scope: LimitScope) =>
    runHostCode(
      name,
      async () => ((await context[name]?.()) ?? []).map(({ key, value }): [string, string] => [key, value]),
      scope,
    );

  const requestUrl = async ({ bare }: Endpoint, path: string, query: [string, string][], scope: LimitScope) => {
    const base = await runHostCode('baseUrl', () => baseUrlFor(context, path, environment.page()), scope);
    const merged = new Map([...query, ...(await pairsOf('additionalQueryParamsResolver', scope))]);
    return joinUrl(base, bare ? NO_PREFIX : context.urlPrefix, path, [...merged]);
  };

  const requestHeaders = async (
    endpoint: Endpoint,
    authorization: string | undefined,
    elsewhere: boolean,
    scope: LimitScope,
  ): Promise<Headers> => {
    // A header that the server's CORS policy does not list makes the browser block the request.
    const type = endpoint.method === 'GET' && elsewhere ? undefined : bodyType(endpoint);
    if (elsewhere) return new Headers(type ? { 'Content-Type': type } : {});
    // Any link could name an account, so only hosts with one account per tab read it.
    const scoped = scopesToTenant ? environment.page()?.searchParams.get('tenantId') : undefined;
    const { framework, fronteggSdkVersion } = context.metadataHeaders ?? {};
    const alias = await runHostCode('tenantResolver', async () => (await context.tenantResolver?.())?.tenant, scope);
    // The account of the request context has no effect on sign-in and renewal.
    const requested = endpoint.auth === 'none' ? undefined : context.requestedApplication;
    const entries: [string, string | null | undefined][] = [
      ['Content-Type', type],
      ['Authorization', authorization],
      ['frontegg-source', context.requestSource],
      ['frontegg-scoped-tenant', scoped],
      ['x-frontegg-framework', framework],
      ['x-frontegg-sdk', fronteggSdkVersion],
      ...(await pairsOf('additionalHeadersResolver', scope)),
      ['frontegg-login-alias', alias],
      ['frontegg-requested-application-id', requested || context.appId],
    ];
    const headers = new Headers();
    try {
      for (const [name, value] of entries) {
        if (!value) continue;
        // `Headers` trims line ends at the edges; a value that contains one is a mistake or an attack.
        if (/[\r\n\0]/.test(value)) throw new TypeError(name);
        headers.set(name, value);
      }
    } catch (cause) {
      throw identityError('invalid-header', { cause });
    }
    return headers;
  };

  const encodeBody = (endpoint: Endpoint, body: Record<string, unknown> | undefined): BodyInit | null => {
    if (!body) return null;
    if (endpoint.multipart) {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.set(name, value instanceof Blob ? value : String(value));
      return form;
    }
    if (endpoint.form) {
      const entries = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
      return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
    }
    try {
      return JSON.stringify(body);
    } catch (cause) {
      throw identityError('invalid-input', { cause });
    }
  };

  const followRedirect = (text: string): boolean => {
    const body = parseJson(text);
    // When the body is not JSON, it is the URL as plain text.
    const address = body === undefined ? text : body;
    const target = isRecord(address) && 'location' in address ? address.location : address;
    return typeof target === 'string' && (redirect?.(target) ?? false);
  };

  /** Sends one request and reads its response. */
  const send = async <E extends Endpoint>(
    endpoint: E,
    url: URL,
    init: RequestInit,
    { onHeaders, onPart }: CallOptions,
    scope: LimitScope,
  ): Promise<Output<E> | typeof NAVIGATING> => {
    const intercept = () => context.beforeRequestInterceptor?.(init, url.href);
    const options = (await runHostCode('beforeRequestInterceptor', intercept, scope)) ?? init;
    const { signal } = scope;
    // The caller has an error already, and nothing may be sent any more.
    signal.throwIfAborted();
    const response = await environment.fetch(url.href, { ...options, signal });
    const limit = context.maxResponseSize ?? MAX_RESPONSE_SIZE;
    if (response.ok) {
      onHeaders?.(response.headers);
      const dropped = (paths: string[]) =>
        log.error(`${endpoint.method} ${endpoint.path}: ${paths.length} malformed rows dropped (${paths.join(', ')})`);
      return readResponse(endpoint, response, url.searchParams.get('outputFileName'), { limit, dropped, onPart });
    }
    const text = await (await readBody(response, limit)).text();
    if (response.status === 302 && followRedirect(text)) return NAVIGATING;
    throw errorFromResponse(response, text, environment.now());
  };

  /** Returns the milliseconds before the next attempt, or undefined when the error is final. */
  const retryDelay = (error: unknown, tries: number, exact: number | undefined): number | undefined => {
    if (!(error instanceof IdentityError) || tries >= TRIES) return undefined;
    // The failure is in a callback of the host; a retry would only take longer.
    if (error.errorContext?.callback) return undefined;
    const isTransient =
      error.statusCode === 0 ? /^(network|timeout)$/.test(error.errorCode) : TRANSIENT_STATUSES.has(error.statusCode);
    if (!isTransient) return undefined;
    const retryAfter = error.errorContext?.retryAfter;
    if (typeof retryAfter === 'number') return retryAfter > MAX_WAIT ? undefined : retryAfter * 1000;
    if (exact !== undefined) return exact;
    // A lone first retry waits exactly the base; later ones and bursts have jitter, so that they do not arrive
    // together.
    const spread = tries > 1 || pausing > 0 ? Math.random() * JITTER : 0;
    return BASE_DELAY * tries + spread;
  };

  const call = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: CallOptions = {},
  ): Promise<Output<E>> => {
    // Missing in browsers from before 2024; there a call is not aborted when its identity is disposed.
    const signal =
      AbortSignal.any?.([options.signal, disposal].filter((candidate) => candidate !== undefined)) ?? options.signal;
    if (signal?.aborted) throw abortError();
    const parts = splitInput(endpoint, input);
    const limits = { timeout: options.timeout ?? context.timeout ?? 30_000, signal };
    const repeatable = endpoint.retry ?? endpoint.method === 'GET';
    const ownToken = options.authorization === undefined ? context.tokenResolver : undefined;
    let prepared: { url: URL; hostToken: string | undefined; token: string | undefined } | undefined;
    let renewed = false;

    const prepare = async () => {
      const resolved = await withinLimit(environment, limits, async (scope) => ({
        url: options.url ?? (await requestUrl(endpoint, parts.path, parts.query, scope)),
        hostToken: await runHostCode('tokenResolver', () => ownToken?.(), scope),
      }));
      const ofSession = options.authorization === undefined && !resolved.hostToken;
      return { ...resolved, token: ofSession ? await tokens?.current(endpoint.auth !== 'none') : undefined };
    };

    for (let tries = 1; ; tries += 1) {
      try {
        prepared ??= await prepare();
        const { url, hostToken, token } = prepared;
        const bearer = token ?? hostToken;
        const authorization = options.authorization ?? (bearer && `Bearer ${bearer}`);
        const continues = endpoint.responseType === 'stream';
        const output = await withinLimit(environment, { ...limits, continues }, async (scope) => {
          const init: RequestInit = {
            method: endpoint.method,
            headers: await requestHeaders(endpoint, authorization, options.url !== undefined, scope),
            body: encodeBody(endpoint, parts.body),
            credentials: context.requestCredentials ?? (endpoint.cookies ? 'include' : 'same-origin'),
          };
          return send(endpoint, url, init, options, scope);
        });
        if (output === NAVIGATING) return await new Promise<never>(() => {});
        if (endpoint.recordedAs) record?.(endpoint.recordedAs);
        return output;
      } catch (error) {
        if (isAbort(error)) throw error;
        const status = error instanceof IdentityError ? error.statusCode : 0;
        if (status === 401 && prepared?.token && !renewed && endpoint.auth !== 'none') {
          renewed = true;
          prepared.token = await tokens?.replace(prepared.token);
          if (prepared.token) continue;
        }
        const wait = repeatable ? retryDelay(error, tries, options.retryPause) : undefined;
        if (wait === undefined) {
          const line = `${endpoint.method} ${endpoint.path}: ${status || (error as Error).message}`;
          const hint = originHint(error, prepared?.url, environment.page());
          if (status >= 400 && status < 500 && !hint) log.warn(line);
          else log.error(hint ? `${line} (${hint})` : line);
          if (endpoint.recordedAs) record?.(endpoint.recordedAs, toIdentityError(error));
          throw error;
        }
        pausing += 1;
        await pause(environment, wait, signal);
        pausing -= 1;
        if (signal?.aborted) throw abortError();
      }
    }
  };

  return { call };
};
