import type { Environment } from '../../core/environment';
import { defaultPaths, type SessionPaths } from '../../session/server-paths';
import { createOptionChecks, type OptionNames } from '../option-checks';
import type { SessionStore } from './store';

/**
 * Why a sign-in failed: the response belongs to no sign-in of this browser, the user or the provider declined, the code was
 * refused, or the provider could not be reached.
 */
export interface SignInFailure {
  reason: 'unknown-sign-in' | 'denied' | 'refused' | 'unavailable';
  /** Path that starts the sign-in again. */
  loginPath: string;
}

/** Options of {@link createServerSession}. */
export interface ServerSessionOptions {
  /** URL of the provider, as in its discovery document. */
  issuer: string;
  clientId: string;
  /** For confidential clients. Default: none; every sign-in has PKCE in any case. */
  clientSecret?: string;
  /** Public URL of the application. Its origin is never read from the request, which anybody can forge. */
  baseUrl: string;
  /**
   * Encrypts the cookie: at least 32 characters, such as the output of `openssl rand -base64 32`. Several for a rotation:
   * the first one encrypts, all of them decrypt.
   */
  secret: string | readonly string[];
  paths?: Partial<SessionPaths>;
  /** URL of the provider's API. Default: the issuer. */
  apiUrl?: string;
  /** Default: `openid email profile`. */
  scope?: string;
  /** Seconds after which a sign-in is required again, however active the user is. Default: 7 days. */
  maxAge?: number;
  /**
   * Keeps the sessions instead of the cookie, which then only names one. Necessary with several processes: only it lets
   * them renew a session once, and end it everywhere.
   */
  store?: SessionStore;
  /** Origins besides the application's own that a sign-in may return to. Default: none. */
  allowedOrigins?: readonly string[];
  /** Tolerated clock skew in seconds. Default: 30. */
  clockTolerance?: number;
  /** Milliseconds until a call to the provider fails. Default: 10,000. */
  timeout?: number;
  fetch?: Environment['fetch'];
  /** Renders the page of a sign-in that failed. Default: a sentence and a link that starts it again. */
  renderFailure?: (failure: SignInFailure) => Response | Promise<Response>;
  /** Called with failures that the user is not told in detail. Default: `console.error`. */
  onError?: (error: unknown) => void;
}

export interface CheckedOptions
  extends Omit<ServerSessionOptions, 'secret' | 'issuer' | 'baseUrl' | 'apiUrl' | 'paths'> {
  issuer: URL;
  baseUrl: URL;
  apiUrl: URL;
  secrets: readonly string[];
  paths: SessionPaths;
  scope: string;
  maxAge: number;
  clockTolerance: number;
  timeout: number;
  fetch: Environment['fetch'];
  onError: (error: unknown) => void;
}

const MIN_SECRET_LENGTH = 32;
const WEEK = 7 * 24 * 60 * 60;

const optionNames: OptionNames<ServerSessionOptions> = {
  issuer: true,
  clientId: true,
  clientSecret: true,
  baseUrl: true,
  secret: true,
  paths: true,
  apiUrl: true,
  scope: true,
  maxAge: true,
  store: true,
  allowedOrigins: true,
  clockTolerance: true,
  timeout: true,
  fetch: true,
  renderFailure: true,
  onError: true,
};

const checks = createOptionChecks('createServerSession');

const requireSecrets = (secret: unknown): readonly string[] => {
  const secrets = checks.texts('secret', secret);
  return secrets.every(({ length }) => length >= MIN_SECRET_LENGTH)
    ? secrets
    : checks.refuse('"secret" has fewer than 32 characters. Create one with: openssl rand -base64 32');
};

const requirePaths = (own: Partial<SessionPaths> = {}): SessionPaths => {
  const paths = { ...defaultPaths, ...own };
  for (const [name, path] of Object.entries(paths)) {
    if (!Object.hasOwn(defaultPaths, name)) {
      checks.refuse(`there is no path "paths.${name}". There are: ${Object.keys(defaultPaths).join(', ')}.`);
    }
    if (!checks.text(`paths.${name}`, path).startsWith('/')) {
      checks.refuse(`"paths.${name}" must start with a slash.`);
    }
  }
  if (new Set(Object.values(paths)).size < Object.keys(paths).length) checks.refuse('two of the "paths" are the same.');
  return paths;
};

const requireStore = (store: SessionStore | undefined): void => {
  if (store === undefined) return;
  for (const name of ['read', 'write', 'remove', 'withLock'] as const) {
    if (typeof store?.[name] !== 'function')
      checks.refuse(`"store" has no function ${name}. Pass postgresStore(pool), or one of your own.`);
  }
};

const requireList = (name: string, list: unknown): readonly unknown[] => {
  if (list === undefined) return [];
  return Array.isArray(list) ? list : checks.refuse(`"${name}" is not a list.`);
};

/** @throws TypeError for an option that is missing, empty, unknown or unsafe, so that the server does not start with it. */
export const checkOptions = (options: ServerSessionOptions): CheckedOptions => {
  checks.names(options, optionNames);
  checks.text('clientId', options.clientId);
  if (options.clientSecret !== undefined) checks.text('clientSecret', options.clientSecret);
  if (options.scope !== undefined) checks.text('scope', options.scope);
  for (const name of ['fetch', 'renderFailure', 'onError'] as const) checks.fn(name, options[name]);
  requireStore(options.store);
  for (const origin of requireList('allowedOrigins', options.allowedOrigins)) {
    const { origin: right } = checks.url('allowedOrigins', origin);
    if (origin !== right) checks.refuse(`"allowedOrigins" has no path and no slash at the end: write ${right}`);
  }
  return {
    ...options,
    issuer: checks.issuer(options.issuer),
    baseUrl: checks.url('baseUrl', options.baseUrl),
    apiUrl: checks.url('apiUrl', options.apiUrl ?? options.issuer),
    secrets: requireSecrets(options.secret),
    paths: requirePaths(options.paths),
    scope: options.scope ?? 'openid email profile',
    maxAge: checks.positive('maxAge', options.maxAge ?? WEEK),
    clockTolerance: checks.positive('clockTolerance', options.clockTolerance ?? 30),
    timeout: checks.positive('timeout', options.timeout ?? 10_000),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    onError: options.onError ?? ((error) => console.error('[gatehouse]', error)),
  };
};
