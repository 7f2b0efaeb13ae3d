import { createEmulator, type Emulator } from '../../../emulator/emulator';
import type { EmulatorFetch } from '../../../emulator/http/browser-fetch';
import type { EmulatorOptions } from '../../../emulator/options';
import { sha256 } from '../../../emulator/random';

export const ISSUER = 'http://localhost:4400';
export const CALLBACK = 'http://localhost:4300/oauth/callback';
export const VERIFIER = 'verifier-of-at-least-forty-three-characters-1';

/** A clock that moves only manually. */
export const createClock = (start = Date.parse('2026-06-01T12:00:00.000Z')) => {
  let time = start;
  return {
    now: () => time,
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};

export interface CallOptions {
  method?: string;
  json?: unknown;
  form?: FormData;
  /** The fields of a page's form. */
  body?: URLSearchParams;
  token?: string;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
}

export interface StubbedResponse {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  body: any;
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Creates a browser in front of a provider. */
export const createBrowser = (fetch: EmulatorFetch) => {
  const call = async (path: string, options: CallOptions = {}): Promise<StubbedResponse> => {
    const { json, form, body: fields, token, headers, credentials = 'include' } = options;
    const response = await fetch(path.startsWith('http') ? path : `${ISSUER}/frontegg${path}`, {
      method: options.method ?? (json === undefined && form === undefined && fields === undefined ? 'GET' : 'POST'),
      credentials,
      body: fields ?? form ?? (json === undefined ? null : JSON.stringify(json)),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: read(text) };
  };

  const login = (email: string, password: string) =>
    call('/identity/resources/auth/v1/user', { json: { email, password } });

  const authorizeUrl = async (changes: Record<string, string | undefined> = {}) => {
    const params: Record<string, string | undefined> = {
      response_type: 'code',
      client_id: 'portal',
      scope: 'openid email profile',
      redirect_uri: CALLBACK,
      code_challenge: await sha256(VERIFIER),
      code_challenge_method: 'S256',
      state: 'state-1',
      nonce: 'nonce-1',
      ...changes,
    };
    const url = new URL('/frontegg/oauth/authorize', ISSUER);
    for (const [name, value] of Object.entries(params)) if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  };

  /** Returns the redirect of the provider for a set of parameters. */
  const authorize = async (changes: Record<string, string | undefined> = {}) => {
    const response = await call(await authorizeUrl(changes));
    const location = response.headers.get('location');
    return { ...response, location: location === null ? undefined : new URL(location) };
  };

  /** Returns a code for a browser that is signed in. */
  const code = async (changes: Record<string, string | undefined> = {}): Promise<string> => {
    const { location } = await authorize(changes);
    const value = location?.searchParams.get('code');
    if (!value) throw new Error(`no code: ${location?.href}`);
    return value;
  };

  const exchange = (given: string, changes: Record<string, unknown> = {}, options: CallOptions = {}) =>
    call('/oauth/token', {
      ...options,
      json: {
        grant_type: 'authorization_code',
        code: given,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
        ...changes,
      },
    });

  const silent = (tenantId: string | null = null) => call('/oauth/authorize/silent', { json: { tenantId } });

  return { call, login, authorizeUrl, authorize, code, exchange, silent };
};
export type Browser = ReturnType<typeof createBrowser>;

/** Creates a provider with a clock of its own and one browser. */
export const setUp = (
  options: EmulatorOptions = {},
): { emulator: Emulator; browser: Browser; clock: ReturnType<typeof createClock> } => {
  const clock = createClock();
  const emulator = createEmulator({ clock, ...options });
  return { emulator, clock, browser: createBrowser(emulator.fetch) };
};

export const adminLogin = { email: 'admin@acme.test', password: 'admin-Secret-1' } as const;

/** Returns page and parameters of the link in the last email. */
export const mailedLink = ({ db }: Emulator): { page: string; link: Record<'userId' | 'token' | 'app', string> } => {
  const found = /https?:\S+/.exec(db.outbox.list().at(-1)?.text ?? '')?.[0];
  if (!found) throw new Error('the last mail has no link');
  const { origin, pathname, searchParams } = new URL(found);
  const value = (name: string) => searchParams.get(name) ?? '';
  const link = { userId: value('userId'), token: value('token'), app: value('app') };
  return { page: origin + pathname, link };
};

/** Claims of a token, unverified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));

export const headerOf = (token: string): Record<string, unknown> =>
  JSON.parse(atob((token.split('.')[0] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
