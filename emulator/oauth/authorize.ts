import { canonicalEmail, isEmail } from '@gatehouse/sdk/text';
import { object, enum as oneOf, safeParse, string } from 'zod/mini';
import type { AuthorizeRequestRow, SessionRow } from '../db/rows/sessions';
import { unknownApplication, unregisteredAddress } from '../http/application-errors';
import type { Cookies } from '../http/cookies';
import { RECENT } from '../operations/operation';
import type { Client, Provider } from '../provider';
import { randomText, sha256 } from '../random';
import { hasFactor } from '../rules/factors/factors';
import { applicationHome, homeOf } from '../rules/mail/outbox';
import { holdsApplication } from '../rules/members/applications';
import { openMembership } from '../rules/members/memberships';
import { clientById } from '../rules/sessions/principal';
import { browserSession, isOverLimit, MULTI_FACTOR } from '../rules/sessions/sessions';
import { htmlPage, messagePage, pageHeaders, wayOn } from './pages';

const DirectAction = object({ type: oneOf(['social-login', 'custom-social-login', 'direct']), data: string() });

const SSO = '/frontegg/sso/';

const decoded = (text: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/**
 * Parses the sign-in method that a client starts with: base64 of `{ type, data }`. A URL must be one of the provider's
 * own SSO pages, so that the parameter can neither redirect a user elsewhere nor sign them out.
 */
const readDirectAction = ({ issuer }: Provider, text: string | null) => {
  if (text === null || text === '') return undefined;
  const { data: action } = safeParse(DirectAction, decoded(text));
  if (!action) return 'refused';
  if (action.type !== 'direct') return action;
  const url = URL.canParse(action.data, issuer) ? new URL(action.data, issuer) : undefined;
  const isSignIn = url?.origin === issuer && url.pathname.startsWith(SSO);
  return isSignIn ? { ...action, data: url.href } : 'refused';
};

type Required = Pick<AuthorizeRequestRow, 'acr' | 'authenticatedSince' | 'signedInSince'>;

/** What a session does not prove yet for an authorization request. */
type MissingProof = 'signIn' | 'secondFactor';

const isSince = (session: SessionRow, since: number | undefined): boolean =>
  since === undefined || session.authTime >= since;

/**
 * Returns what the user of a session still has to prove for an authorization request; undefined when the session fits.
 *
 * | request | session | missing |
 * |---|---|---|
 * | `prompt=login`, or a session that the policy of the account ended | older | sign-in |
 * | `max_age` | older | sign-in |
 * | `acr_values` with the multi-factor class | with a second factor, within `max_age` | nothing |
 * | the same | any other, of a user with a second factor | second factor |
 * | the same | signed in within five minutes and `max_age`, without a second factor | its setup |
 * | the same | older, or of an impersonator | sign-in |
 *
 * Other classes are ignored, as `acr_values` are voluntary (OpenID Connect Core 1.0, section 3.1.2.1).
 */
const missingProof = (
  { db, clock }: Pick<Provider, 'db' | 'clock'>,
  session: SessionRow,
  { acr, authenticatedSince, signedInSince }: Required,
): MissingProof | undefined => {
  if (!isSince(session, signedInSince)) return 'signIn';
  const isRecent = isSince(session, authenticatedSince);
  if (isRecent && (acr === undefined || session.acr === acr)) return undefined;
  const user = db.users.get(session.userId);
  // Nobody can confirm another user's second factor.
  if (acr === undefined || !user || session.actor !== undefined) return 'signIn';
  if (hasFactor(user)) return 'secondFactor';
  // Setting up the first factor requires a recent sign-in.
  return isRecent && clock.now() - session.authTime <= RECENT * 1000 ? 'secondFactor' : 'signIn';
};

/** Returns whether `login_hint` is the address of another user than that of a session. Other hints say nothing. */
const isHintOfAnother = ({ db }: Pick<Provider, 'db'>, session: SessionRow, hint: string | null): boolean =>
  hint !== null && isEmail(hint) && canonicalEmail(hint) !== db.users.get(session.userId)?.email;

/** Lifetime of an authorization request, in milliseconds: a login page may stay open during a meeting. */
const REQUEST_LIFETIME = 60 * 60_000;
/** An expired request still knows where its application is. */
const REQUEST_KEPT = 24 * 60 * 60_000;

const redirect = (url: URL | string): Response =>
  new Response(null, { status: 302, headers: { ...pageHeaders, location: String(url) } });

const backTo = (provider: Provider, redirectUri: string, state: string | undefined, answer: Record<string, string>) => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', provider.issuer);
  return redirect(url);
};

const requestCookie = (id: string) => `fe_request_${id}`;

/** Returns the languages of the sign-in from the query of the login page, if they are valid. */
const languagesOf = (search: URLSearchParams): Record<string, string> => {
  const languages = search.get('ui_locales') ?? '';
  return /^[A-Za-z-]{2,20}(?: [A-Za-z-]{2,20}){0,19}$/.test(languages) ? { ui_locales: languages } : {};
};

const respondWithCode = async (
  provider: Provider,
  session: SessionRow,
  authorization: AuthorizeRequestRow,
  languages: Record<string, string> = {},
) => {
  const { clientId, redirectUri, challenge, nonce, state } = authorization;
  const user = provider.db.users.get(session.userId);
  const tenantId = authorization.tenantId ?? session.tenantId;
  if (!user || !openMembership(provider, user.id, tenantId)) {
    const error_description = 'You do not belong to this account.';
    return backTo(provider, redirectUri, state, { error: 'access_denied', error_description });
  }
  const application = provider.db.applications.get(clientId);
  if (application && !holdsApplication(provider.db, application, user.id, tenantId)) {
    const error_description = `${application.name} is not assigned to you.`;
    return backTo(provider, redirectUri, state, { error: 'access_denied', error_description });
  }
  const code = randomText();
  provider.db.codes.put({
    id: await sha256(code),
    clientId,
    redirectUri,
    challenge,
    nonce,
    tenantId,
    sessionId: session.id,
    createdAt: provider.clock.now(),
    used: false,
  });
  return backTo(provider, redirectUri, state, { code, ...languages });
};

/** Returns the page of the provider that continues an authorization request. */
const accountPageOf = (
  { issuer }: Provider,
  missing: MissingProof,
  { id, clientId, createdAt, authenticatedSince }: AuthorizeRequestRow,
  more: Record<string, string> = {},
): URL => {
  const page = new URL(missing === 'signIn' ? '/account/login' : '/account/step-up', issuer);
  for (const [name, value] of Object.entries({ request: id, app: clientId, ...more }))
    page.searchParams.set(name, value);
  if (missing === 'secondFactor' && authenticatedSince !== undefined) {
    page.searchParams.set('maxAge', String(Math.floor((createdAt - authenticatedSince) / 1000)));
  }
  return page;
};

const refusal = (text: string, home: string | undefined) =>
  messagePage(400, 'This sign-in link is not valid', `${text} Go back to the application and start again.`, home);

/** Returns the account of an alias; an unknown alias is handled during the sign-in. */
const tenantOf = ({ db }: Provider, alias: string | undefined): string | undefined =>
  alias === undefined ? undefined : db.tenants.first('alias', alias)?.id;

/** A list, such as "login consent". */
const promptsOf = (search: URLSearchParams): readonly string[] =>
  search.get('prompt')?.split(' ').filter(Boolean) ?? [];

/** Parses an authorization request, or returns the invalid parameter. */
const readRequest = (provider: Provider, client: Client, search: URLSearchParams): AuthorizeRequestRow | string => {
  const get = (name: string) => search.get(name) ?? undefined;
  const challenge = get('code_challenge') ?? '';
  // Without a method the published clients mean S256; RFC 7636 would mean a plain challenge, which proves nothing.
  if ((get('code_challenge_method') ?? 'S256') !== 'S256') return 'code_challenge_method must be S256';
  const mayOmit = client.secret !== undefined && challenge === '';
  if (!mayOmit && !/^[\w-]{43}$/.test(challenge)) return 'code_challenge is missing or not a SHA-256 value';
  if ((get('response_mode') || 'query') !== 'query') return 'response_mode must be query';
  const now = provider.clock.now();
  const maxAge = get('max_age');
  if (maxAge !== undefined && !/^\d{1,9}$/.test(maxAge)) return 'max_age must be a number of seconds';
  const prompts = promptsOf(search);
  if (prompts.includes('none') && prompts.length > 1) return 'prompt=none excludes other values';
  return {
    id: randomText(16),
    clientId: client.id,
    redirectUri: get('redirect_uri') ?? '',
    challenge,
    state: get('state'),
    nonce: get('nonce'),
    tenantId: get('tenantId') || tenantOf(provider, get('organization')),
    acr: get('acr_values')?.split(' ').includes(MULTI_FACTOR) ? MULTI_FACTOR : undefined,
    createdAt: now,
    authenticatedSince: maxAge === undefined ? undefined : now - Number(maxAge) * 1000,
    signedInSince: prompts.includes('login') ? now : undefined,
  };
};

/**
 * GET /oauth/authorize: redirects with a code when the browser has a matching session, to the second factor when only
 * that is missing, else to the login page.
 */
export const authorize = async (provider: Provider, cookies: Cookies, search: URLSearchParams): Promise<Response> => {
  const names = [...search.keys()];
  const double = names.find((name, at) => names.indexOf(name) !== at);
  const home = applicationHome(provider.clients, search.get('client_id'));
  if (double !== undefined) return refusal(`The value "${double}" is given twice.`, home);
  const client = clientById(provider, search.get('client_id'));
  if (!client) return refusal(unknownApplication(provider, search.get('client_id') ?? ''), home);
  const redirectUri = search.get('redirect_uri') ?? '';
  // Never redirects to an unregistered URL, not even with an error.
  if (!provider.origins.isRedirect(client, redirectUri)) {
    return refusal(unregisteredAddress(provider, redirectUri, client.redirectUris), home);
  }

  const state = search.get('state') ?? undefined;
  if (search.get('response_type') !== 'code') {
    return backTo(provider, redirectUri, state, { error: 'unsupported_response_type' });
  }
  const invalid = (error_description: string) =>
    backTo(provider, redirectUri, state, { error: 'invalid_request', error_description });
  const read = readRequest(provider, client, search);
  if (typeof read === 'string') return invalid(read);
  const action = readDirectAction(provider, search.get('login_direct_action'));
  if (action === 'refused') return invalid('login_direct_action must be base64 of { type, data } and name a known way');
  const prompts = promptsOf(search);
  const session = await browserSession(provider, cookies);
  // Expired by the policy of the requested account, though not by that of the session's.
  const isOver = session && isOverLimit(provider, session, read.tenantId ?? session.tenantId);
  const required = isOver ? { ...read, signedInSince: read.createdAt } : read;
  const isForced = prompts.includes('login') || prompts.includes('select_account');
  const isOther = !session || isHintOfAnother(provider, session, search.get('login_hint'));
  const missing = isOther ? 'signIn' : missingProof(provider, session, required);
  if (session && !missing && !isForced) return respondWithCode(provider, session, required);
  if (prompts.includes('none')) return backTo(provider, redirectUri, state, { error: 'login_required' });
  const next = isForced || action ? 'signIn' : (missing ?? 'signIn');
  const authorization = { ...required, stepUpOf: next === 'secondFactor' ? session?.authTime : undefined };

  for (const old of provider.db.authorizeRequests.filter(
    (row) => row.createdAt < authorization.createdAt - REQUEST_KEPT,
  )) {
    provider.db.authorizeRequests.remove(old.id);
  }
  provider.db.authorizeRequests.put(authorization);
  cookies.set(requestCookie(authorization.id), '1', REQUEST_LIFETIME / 1000);
  // A URL of the provider starts at once; the login page starts a social login, since it has the list of providers.
  if (action?.type === 'direct') return redirect(action.data);
  const page = accountPageOf(provider, next, authorization);
  for (const name of ['login_hint', 'organization', 'login_direct_action', 'prompt', 'ui_locales']) {
    const value = search.get(name);
    if (value) page.searchParams.set(name, value);
  }
  return redirect(page);
};

/**
 * Handles a sign-in whose authorization request has expired: a signed-in user continues to the application, which
 * starts its own sign-in and completes it at once; others get a page with a link to the application.
 */
const expired = (
  session: SessionRow | undefined,
  { clients }: Provider,
  app: string | null,
  authorization: AuthorizeRequestRow | undefined,
  isFresh: boolean | undefined,
): Response => {
  // Any page of this machine may use a provider without registered origins: then the request knows its home.
  const clientHome = homeOf(clients, app) ?? (authorization && new URL('/', authorization.redirectUri).href);
  if (session && clientHome !== undefined) return redirect(clientHome);
  const why = isFresh
    ? 'It was started in another browser, or this one blocks storage for this site. Allow it and sign in again.'
    : 'It took more than an hour, was finished before, or was started in another browser.';
  const home = clientHome ?? applicationHome(clients, app);
  const next = home === undefined ? '<p>Go back to the application.</p>' : wayOn(home, 'Sign in again');
  return htmlPage(400, 'This sign-in has ended', `<p>${why}</p>${next}`);
};

/**
 * GET /oauth/authorize/resume: returns from the login page, once, in the browser that started the request. A sign-in
 * without the required second factor goes on to the page that verifies it or sets it up.
 */
export const resume = async (provider: Provider, cookies: Cookies, search: URLSearchParams): Promise<Response> => {
  const id = search.get('request') ?? '';
  const authorization = provider.db.authorizeRequests.get(id);
  const fresh = authorization && provider.clock.now() - authorization.createdAt < REQUEST_LIFETIME;
  const session = await browserSession(provider, cookies);
  if (!authorization || !fresh || !cookies.get(requestCookie(id))) {
    return expired(session, provider, authorization?.clientId ?? search.get('app'), authorization, fresh);
  }
  const languages = languagesOf(search);
  const missing = session ? missingProof(provider, session, authorization) : 'signIn';
  // Only once per sign-in: the page comes back here too when the user cancels.
  const isCanceled = missing !== undefined && session !== undefined && authorization.stepUpOf === session.authTime;
  if (!session || (missing && !isCanceled)) {
    if (session && missing === 'secondFactor') provider.db.authorizeRequests.patch(id, { stepUpOf: session.authTime });
    return redirect(accountPageOf(provider, missing ?? 'signIn', authorization, languages));
  }
  provider.db.authorizeRequests.remove(id);
  cookies.clear(requestCookie(id));
  if (!isCanceled) return respondWithCode(provider, session, authorization, languages);
  const user = provider.db.users.get(session.userId);
  const error_description = user && hasFactor(user) ? 'The second factor was not verified' : 'MFA is not enrolled';
  const error = 'unmet_authentication_requirements';
  return backTo(provider, authorization.redirectUri, authorization.state, { error, error_description });
};
