import type { CallOptions, Client } from '../core/api';
import { get, post } from '../core/contract';
import type { Environment } from '../core/environment';
import { number, object, string } from '../core/schema';
import { encodeAction, type LoginOptions } from './open-id/hosted-login';
import { defaultPaths, type SessionPaths } from './server-paths';
import { createSessionGate, type SessionGate } from './session-gate';
import type { SessionState } from './state';
import type { TokenClaims } from './tokens/jwt';
import type { SessionUser } from './user';

/** What the application's server knows of the session: the user, or null while nobody is signed in. It has no token. */
export type InitialSession = { user: SessionUser; claims: TokenClaims } | null;

/** Options of {@link fromServer}. */
export interface FromServerOptions {
  /** `initialSession` of the server. Default: not known, so that the browser asks for it. */
  session?: InitialSession;
  /** As in `createServerSession`. */
  paths?: Partial<SessionPaths>;
}

interface ConnectionDeps {
  client: Client;
  environment: Environment;
  signal: AbortSignal;
}

/** Session of the application's server, instead of one of this browser at the provider. */
export interface ServerConnection {
  readonly initial: SessionState;
  /** Checks a gate before the session's code is loaded, so that the first paint is right. */
  gate(read: () => SessionState): SessionGate;
  connect(deps: ConnectionDeps): ServerCalls;
}

/** Calls of the application's server. */
export interface ServerCalls {
  tokens(options: CallOptions): Promise<{ token: string; accessToken: string; expiresIn: number }>;
  loginUrl(returnTo: URL, options: LoginOptions): URL;
  switchAccount(tenantId: string): Promise<void>;
  /** Signs out, and leaves for the provider's page that ends its session; resolves only when the page did not leave. */
  logOut(timeout: number): Promise<undefined>;
}

const Tokens = object({ token: string(), accessToken: string(), expiresIn: number() });

const endpoints = {
  tokens: get('/auth/session', { auth: 'none', cookies: true, output: Tokens }),
  switchAccount: post('/auth/switch', { auth: 'none', cookies: true, input: object({ tenantId: string() }) }),
  logOut: post('/auth/logout', { auth: 'none', cookies: true, output: object({ redirectTo: string() }) }),
};

const initialState = (session: InitialSession | undefined): SessionState => {
  if (session === undefined) return { status: 'loading', degraded: false };
  if (session === null) return { status: 'unauthenticated', degraded: false };
  return { status: 'authenticated', degraded: false, profile: 'loading', ...session };
};

/**
 * Connects an identity to the session of the application's server: the user is known in the first paint, and sign-in,
 * renewal, switch and sign-out go through the server.
 *
 * @example createIdentity({ baseUrl, clientId, server: fromServer({ session }) });
 */
export const fromServer = ({ session, paths: overrides }: FromServerOptions = {}): ServerConnection => {
  const paths = { ...defaultPaths, ...overrides };
  return {
    initial: initialState(session),
    gate: createSessionGate,
    connect: ({ client, environment, signal }) => {
      const at = (path: string) => new URL(path, environment.page());
      return {
        tokens: (options) => client.call(endpoints.tokens, undefined, { ...options, url: at(paths.session) }),
        loginUrl: (returnTo, { prompt, acrValues, maxAge, uiLocales, organization, directAction, extra }) => {
          const url = at(paths.login);
          const query = {
            returnTo: returnTo.href,
            prompt,
            acrValues,
            maxAge,
            organization,
            uiLocales: uiLocales?.join(' '),
            directAction: directAction && encodeAction(directAction),
          };
          for (const [name, value] of Object.entries({ ...extra, ...query })) {
            if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
          }
          return url;
        },
        switchAccount: async (tenantId) => {
          await client.call(endpoints.switchAccount, { tenantId }, { signal, url: at(paths.switchAccount) });
        },
        logOut: async (timeout) => {
          const options = { signal, timeout, url: at(paths.logout) };
          const { redirectTo } = await client.call(endpoints.logOut, undefined, options);
          return new Promise((resolve) => {
            const finish = () => {
              unlisten();
              resolve(undefined);
            };
            const unlisten = environment.listen('pageshow', (event) => {
              if ('persisted' in event && event.persisted) finish();
            });
            signal.addEventListener('abort', finish, { once: true });
            environment.redirect(new URL(redirectTo));
          });
        },
      };
    },
  };
};
