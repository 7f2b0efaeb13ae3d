import type { Environment } from '../../core/environment';
import type { IdentityError } from '../../core/errors';
import { issuerValues } from '../../core/http/issuer';
import { sessionError } from '../errors';
import { recordUnlessTooOften } from '../recent-times';
import { codeChallenge, randomText } from './pkce';
import type { createTransactions, Transaction } from './transactions';

const LOOP_KEY = 'GATEHOUSE_LOGIN_TIMES';
const LOOP = { limit: 3, ms: 10_000 };
/** Tab-storage key of the number of completed sign-ins of which no session has remained so far. */
const COMPLETED_KEY = 'GATEHOUSE_LOGINS_COMPLETED';
const MAX_COMPLETED = 3;

/** At least 128 bits each for state and nonce, 258 for the verifier. */
const STATE_LENGTH = 32;
const VERIFIER_LENGTH = 43;

/** A sign-in method that the hosted login starts directly; `data` is the name of the provider or a URL. */
export interface DirectAction {
  type: 'social-login' | 'custom-social-login' | 'direct';
  data: string;
}

/** Encodes an action as base64 of UTF-8 JSON, as the provider expects it. */
export const encodeAction = (action: DirectAction): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(action))));

/** Options of a hosted login. */
export interface LoginOptions {
  /** Path or URL to return to. Default: the current page. */
  returnTo?: string;
  /**
   * Replaces the current history entry, so that Back skips a page that only redirects. Default: when the user did not
   * start it.
   */
  replace?: boolean;
  /** `login` requires the credentials again, `select_account` the account of a user with several. Default: none. */
  prompt?: 'login' | 'select_account';
  /** Step-up: required authentication class and maximum age in seconds. */
  acrValues?: string;
  maxAge?: number;
  /** Languages of the sign-in in order of preference, such as `['de', 'en']`. Default: those of the browser. */
  uiLocales?: readonly string[];
  /** Login alias of the account. Default: that of the tenant resolver. */
  organization?: string;
  /** Starts one sign-in method directly, without the provider's first screen. */
  directAction?: DirectAction;
  /** Further query parameters of the authorize call; they cannot replace its own. */
  extra?: Record<string, string>;
}

interface AuthorizeParts {
  authorizeUrl: URL;
  clientId: string;
  redirectUri: string;
  returnTo: string;
  organization?: string | null;
  tenantId?: string | null;
  /** Default: `openid email profile`. */
  scope?: string;
  options: LoginOptions;
}

const completedOf = ({ tab }: Environment): number => Number(tab.getItem(COMPLETED_KEY)) || 0;

/**
 * Stops a redirect loop: refuses the fourth redirect to the provider within ten seconds, and the one after three
 * completed sign-ins of which no session remained, however long these took. The user's next attempt is a new start.
 */
export const guardLoop = (environment: Environment): void => {
  if (completedOf(environment) >= MAX_COMPLETED) {
    clearLoop(environment);
    throw sessionError('login-loop');
  }
  if (!recordUnlessTooOften(environment, LOOP_KEY, LOOP)) throw sessionError('login-loop');
};

/**
 * Counts a completed sign-in until a later page, or a renewal, proves that its session has remained. The redirects that
 * led to it no longer count: users who sign in, sign out and sign in again make several within seconds.
 */
export const countCompleted = (environment: Environment): void => {
  environment.tab.removeItem(LOOP_KEY);
  environment.tab.setItem(COMPLETED_KEY, String(completedOf(environment) + 1));
};

export const clearLoop = ({ tab }: Environment): void => {
  tab.removeItem(LOOP_KEY);
  tab.removeItem(COMPLETED_KEY);
};

/** Offline access requires the user's consent. Source: OpenID Connect Core 1.0, section 11. */
const promptOf = (scope: string, prompt: string | undefined): string | undefined => {
  const consent = scope.split(' ').includes('offline_access') ? 'consent' : undefined;
  return [prompt, consent].filter((value) => value !== undefined).join(' ') || undefined;
};

/** Starts a sign-in and returns the provider's authorization URL. Source: section 6 of the specification, plus `state`. */
export const beginLogin = async (
  { crypto }: Environment,
  transactions: ReturnType<typeof createTransactions>,
  {
    authorizeUrl,
    clientId,
    redirectUri,
    returnTo,
    organization,
    tenantId,
    scope = 'openid email profile',
    options,
  }: AuthorizeParts,
): Promise<URL> => {
  const state = randomText(crypto, STATE_LENGTH);
  const nonce = randomText(crypto, STATE_LENGTH);
  const verifier = randomText(crypto, VERIFIER_LENGTH);
  const url = new URL(authorizeUrl);
  const query: Record<string, string | number | null | undefined> = {
    ...options.extra,
    prompt: promptOf(scope, options.prompt),
    acr_values: options.acrValues,
    max_age: options.maxAge,
    ...(options.uiLocales?.length && { ui_locales: options.uiLocales.join(' ') }),
    response_type: 'code',
    client_id: clientId,
    scope,
    redirect_uri: redirectUri,
    code_challenge: await codeChallenge(crypto, verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    organization,
    tenantId,
    login_direct_action: options.directAction && encodeAction(options.directAction),
  };
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  }
  transactions.begin(state, { verifier, nonce, redirectUri, returnTo, maxAge: options.maxAge });
  return url;
};

/** Response of the provider in the callback: a code or an error. */
export type Callback = { transaction: Transaction } & (
  | { code: string; denied?: undefined }
  | { code?: undefined; denied: IdentityError }
);

const single = (query: URLSearchParams, name: string): string | undefined => {
  const values = query.getAll(name);
  if (values.length > 1) throw sessionError('callback-refused', { errorContext: { duplicate: name } });
  return values[0] || undefined;
};

/**
 * Verifies the callback and takes its transaction.
 * @throws IdentityError `callback-refused` when it belongs to no sign-in of this tab.
 */
export const readCallback = (
  page: URL,
  transactions: ReturnType<typeof createTransactions>,
  issuer: { value: string; required: boolean },
): Callback => {
  const query = page.searchParams;
  const [code, state, iss, error, description] = ['code', 'state', 'iss', 'error', 'error_description'].map((name) =>
    single(query, name),
  );
  if (!state) throw sessionError('callback-refused');
  const transaction = transactions.take(state);
  const isForeignIssuer = iss === undefined ? issuer.required : !issuerValues(issuer.value).includes(iss);
  if (isForeignIssuer) throw sessionError('callback-refused', { errorContext: { iss: iss ?? null } });
  if (error) {
    return {
      transaction,
      denied: sessionError('callback-denied', { errorContext: { error, description: description ?? null } }),
    };
  }
  if (!code) throw sessionError('callback-refused');
  return { code, transaction };
};
