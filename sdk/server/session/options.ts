import type { Environment } from '../../core/environment';
import { defaultPaths, type SessionPaths } from '../../session/server-paths';
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

const refuse = (reason: string): never => {
  throw new TypeError(`createServerSession: ${reason}`);
};

const requireText = (name: string, value: unknown): string =>
  typeof value === 'string' && value.trim() !== ''
    ? value
    : refuse(`"${name}" is missing or empty. Is an environment variable not set?`);

const isLoopback = ({ hostname }: URL): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Cookies and codes must not travel unencrypted, except on the machine of a developer. */
const requireUrl = (name: string, value: unknown): URL => {
  const text = requireText(name, value);
  if (!URL.canParse(text)) return refuse(`"${name}" is not a URL: ${text}`);
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return isSafe ? url : refuse(`"${name}" must start with https://, except on localhost: ${text}`);
};

const requireSeconds = (name: string, value: number): number =>
  Number.isFinite(value) && value > 0 ? value : refuse(`"${name}" is not a positive number.`);

const requireSecrets = (secret: unknown): readonly string[] => {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length === 0) return refuse('"secret" is empty.');
  return secrets.map((value) => {
    const text = requireText('secret', value);
    return text.length >= MIN_SECRET_LENGTH
      ? text
      : refuse('"secret" has fewer than 32 characters. Create one with: openssl rand -base64 32');
  });
};

const names = new Set<string>([
  ...['issuer', 'clientId', 'clientSecret', 'baseUrl', 'secret', 'paths', 'scope', 'maxAge', 'store', 'allowedOrigins'],
  ...['apiUrl', 'clockTolerance', 'timeout', 'fetch', 'renderFailure', 'onError'],
]);

/** @throws TypeError for an option that is missing, empty, unknown or unsafe, so that the server does not start with it. */
export const checkOptions = (options: ServerSessionOptions): CheckedOptions => {
  for (const [name, value] of Object.entries(options)) {
    if (!names.has(name)) refuse(`there is no option "${name}".`);
    // It must not turn a check off.
    if (value === undefined) refuse(`"${name}" is undefined. Is an environment variable not set?`);
  }
  requireText('clientId', options.clientId);
  if ('clientSecret' in options) requireText('clientSecret', options.clientSecret);
  const paths = { ...defaultPaths, ...options.paths };
  for (const [name, path] of Object.entries(paths)) {
    if (!requireText(`paths.${name}`, path).startsWith('/')) refuse(`"paths.${name}" must start with a slash.`);
  }
  if (new Set(Object.values(paths)).size < Object.keys(paths).length) refuse('two of the "paths" are the same.');
  return {
    ...options,
    issuer: requireUrl('issuer', options.issuer),
    baseUrl: requireUrl('baseUrl', options.baseUrl),
    apiUrl: requireUrl('apiUrl', options.apiUrl ?? options.issuer),
    secrets: requireSecrets(options.secret),
    paths,
    scope: options.scope ?? 'openid email profile',
    maxAge: requireSeconds('maxAge', options.maxAge ?? WEEK),
    clockTolerance: requireSeconds('clockTolerance', options.clockTolerance ?? 30),
    timeout: requireSeconds('timeout', options.timeout ?? 10_000),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    onError: options.onError ?? ((error) => console.error('[gatehouse]', error)),
  };
};
