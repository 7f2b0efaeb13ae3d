import { errorFromAnswer, isRecord } from './answer-errors';
import type { CallOptions, Client } from './api';
import { baseUrlFor } from './base-url';
import type { Endpoint, Input, Output } from './contract';
import type { Environment } from './environment';
import { fault } from './error-texts';
import { IdentityError, isAbort, toIdentityError } from './errors';
import type { Logger } from './log';
import { parseJson } from './parse-json';
import { pause } from './pause';
import { readAnswer } from './read-answer';
import type { RequestName } from './request-failures';
import { joinUrl, NO_PREFIX, splitInput } from './url';

type MaybePromise<T> = T | Promise<T>;

/** Which of the provider's screens asks, sent as `frontegg-source`. */
export type RequestSource = 'admin-portal' | 'login-box';

/** A name and its value, as the resolvers of the host give them. */
export interface KeyValuePair {
  key: string;
  value: string;
}

/** How requests are made. Every resolver belongs to one identity; nothing is shared between two of them. */
export interface RequestContext {
  /** Address of the provider, or a function of the path. Default: the current page. */
  baseUrl?: string | ((path: string) => string);
  /** Path prefix, default `frontegg`. `/` means none. */
  urlPrefix?: string;
  /** Sent as `frontegg-requested-application-id`. */
  appId?: string;
  /** Bearer token from the host; the session's token is used when it yields nothing. */
  tokenResolver?: () => MaybePromise<string | undefined>;
  /** Yields the tenant alias, sent as `frontegg-login-alias`. */
  tenantResolver?: () => MaybePromise<{ tenant?: string | null }>;
  additionalQueryParamsResolver?: () => MaybePromise<KeyValuePair[]>;
  additionalHeadersResolver?: () => MaybePromise<KeyValuePair[]>;
  /** Receives the options without URL, and the URL; its return value replaces the options. */
  beforeRequestInterceptor?: (options: RequestInit, url: string) => MaybePromise<RequestInit>;
  /** Default `same-origin`; calls that carry the provider's cookie use `include` unless this is set. */
  requestCredentials?: RequestCredentials;
  requestSource?: RequestSource;
  metadataHeaders?: { framework?: string; fronteggSdkVersion?: string };
  /** Limit of one try, body included, in milliseconds. Default 30 000. A stream has it until its headers are there. */
  timeout?: number;
}

/** What the client needs of the session. */
export interface TokenSource {
  /** Token for a call; renews it first when `renew` is set and it is about to end. */
  current(renew: boolean): Promise<string | undefined>;
  /** A token other than the refused one, or undefined when there is none to be had. */
  replace(refused: string): Promise<string | undefined>;
}

const TRIES = 3;
const PAUSE = 500;
const JITTER = 400;
const LONGEST_WAIT = 10;
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

const abortError = () => new DOMException('The call was cancelled.', 'AbortError');

interface ClientDeps {
  context: RequestContext;
  environment: Environment;
  log: Logger;
  tokens?: TokenSource;
  /** Hears how the calls went that are recorded by name; without an error they succeeded. */
  record?: (name: RequestName, error?: IdentityError) => void;
  /** Ends every call when the identity is disposed. */
  signal?: AbortSignal;
  /** Follows a redirect that an answer asks for; false when its target is not allowed. */
  redirect?: (target: string) => boolean;
}

export const createClient = ({
  context,
  environment,
  log,
  tokens,
  record,
  signal: disposal,
  redirect,
}: ClientDeps): Client => {
  let pausing = 0;

  const requestUrl = async ({ bare }: Endpoint, path: string, query: [string, string][]) => {
    const base = baseUrlFor(context, path, environment.page());
    const extra = (await context.additionalQueryParamsResolver?.()) ?? [];
    const merged = new Map([...query, ...extra.map(({ key, value }): [string, string] => [key, value])]);
    return joinUrl(base, bare ? NO_PREFIX : context.urlPrefix, path, [...merged]);
  };

  const requestHeaders = async (endpoint: Endpoint, authorization: string | undefined): Promise<Headers> => {
    const scoped = environment.page()?.searchParams.get('tenantId');
    const { framework, fronteggSdkVersion } = context.metadataHeaders ?? {};
    const alias = (await context.tenantResolver?.())?.tenant;
    const entries: [string, string | null | undefined][] = [
      ['Content-Type', endpoint.multipart ? undefined : 'application/json'],
      ['Authorization', authorization],
      ['frontegg-source', context.requestSource],
      ['frontegg-scoped-tenant', scoped],
      ['x-frontegg-framework', framework],
      ['x-frontegg-sdk', fronteggSdkVersion],
      ...((await context.additionalHeadersResolver?.()) ?? []).map(({ key, value }): [string, string] => [key, value]),
      ['frontegg-login-alias', alias],
      ['frontegg-requested-application-id', context.appId],
    ];
    const headers = new Headers();
    try {
      for (const [name, value] of entries) {
        if (!value) continue;
        // `Headers` trims line ends at the edges; a value that holds one anywhere is a mistake or an attack.
        if (/[\r\n\0]/.test(value)) throw new TypeError(name);
        headers.set(name, value);
      }
    } catch (cause) {
      throw fault('invalid-header', { cause });
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
    try {
      return JSON.stringify(body);
    } catch (cause) {
      throw fault('invalid-input', { cause });
    }
  };

  const followRedirect = (text: string): boolean => {
    const body = parseJson(text);
    // Where the body is no JSON, the address stands in it as plain text.
    const address = body === undefined ? text : body;
    const target = isRecord(address) && 'location' in address ? address.location : address;
    return typeof target === 'string' && (redirect?.(target) ?? false);
  };

  /** One request with its time limit. The limit covers the body as well. */
  const attempt = async <E extends Endpoint>(
    endpoint: E,
    url: URL,
    init: RequestInit,
    { signal, timeout = context.timeout ?? 30_000, onHeaders }: CallOptions,
  ): Promise<Output<E>> => {
    const options = (await context.beforeRequestInterceptor?.(init, url.href)) ?? init;
    const controller = new AbortController();
    let timedOut = false;
    const stopTimer = environment.after(timeout, () => {
      timedOut = true;
      controller.abort();
    });
    const abort = () => controller.abort();
    signal?.addEventListener('abort', abort);
    try {
      if (signal?.aborted) throw abortError();
      const response = await environment.fetch(url.href, { ...options, signal: controller.signal });
      if (response.ok) onHeaders?.(response.headers);
      if (response.ok) return await readAnswer(endpoint, response, url.searchParams.get('outputFileName'));
      const text = await response.text();
      // The page is about to be replaced: the caller has nothing left to do.
      if (response.status === 302 && followRedirect(text)) return await new Promise<never>(() => {});
      throw errorFromAnswer(response, text, environment.now());
    } catch (error) {
      if (error instanceof IdentityError) throw error;
      if (signal?.aborted) throw abortError();
      if (timedOut) throw fault('timeout', { cause: error });
      throw new IdentityError(environment.offline() ? 'offline' : 'network', { cause: error });
    } finally {
      stopTimer();
      // A stream is still being read when the call is over, and ends with its signal.
      if (endpoint.answer !== 'stream') signal?.removeEventListener('abort', abort);
    }
  };

  /** Milliseconds until the next try, or undefined when the error is final. */
  const nextPause = (error: unknown, tries: number, base = PAUSE): number | undefined => {
    if (!(error instanceof IdentityError) || tries >= TRIES) return undefined;
    const passing =
      error.statusCode === 0 ? /^(network|timeout)$/.test(error.errorCode) : PASSING.has(error.statusCode);
    if (!passing) return undefined;
    const asked = error.errorContext?.retryAfter;
    if (typeof asked === 'number') return asked > LONGEST_WAIT ? undefined : asked * 1000;
    // A lone first retry waits exactly the base; later ones and bursts are spread, so that they do not return as one wave.
    const spread = tries > 1 || pausing > 0 ? Math.random() * JITTER : 0;
    return base * tries + spread;
  };

  const call = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: CallOptions = {},
  ): Promise<Output<E>> => {
    // Missing in browsers from before 2024: there a call outlives its identity.
    const signal = AbortSignal.any?.([options.signal, disposal].filter((one) => one !== undefined)) ?? options.signal;
    if (signal?.aborted) throw abortError();
    const parts = splitInput(endpoint, input);
    const url = await requestUrl(endpoint, parts.path, parts.query);
    const repeatable = endpoint.retry ?? endpoint.method === 'GET';
    const given = options.authorization === undefined ? await context.tokenResolver?.() : undefined;
    const ofSession = options.authorization === undefined && !given;
    let token = ofSession ? await tokens?.current(endpoint.auth !== 'none') : undefined;
    let renewed = false;

    for (let tries = 1; ; tries += 1) {
      const bearer = token ?? given;
      const authorization = options.authorization ?? (bearer && `Bearer ${bearer}`);
      const init: RequestInit = {
        method: endpoint.method,
        headers: await requestHeaders(endpoint, authorization),
        body: encodeBody(endpoint, parts.body),
        credentials: context.requestCredentials ?? (endpoint.cookies ? 'include' : 'same-origin'),
      };
      try {
        const output = await attempt(endpoint, url, init, { ...options, signal });
        if (endpoint.recordedAs) record?.(endpoint.recordedAs);
        return output;
      } catch (error) {
        if (isAbort(error)) throw error;
        const status = error instanceof IdentityError ? error.statusCode : 0;
        if (status === 401 && token && !renewed && endpoint.auth !== 'none') {
          renewed = true;
          token = await tokens?.replace(token);
          if (token) continue;
        }
        const wait = repeatable ? nextPause(error, tries, options.retryPause) : undefined;
        if (wait === undefined) {
          const line = `${endpoint.method} ${endpoint.path}: ${status || (error as Error).message}`;
          if (status >= 400 && status < 500) log.warn(line);
          else log.error(line);
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
