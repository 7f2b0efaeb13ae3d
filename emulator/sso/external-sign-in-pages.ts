import type { ExternalKind, ExternalSignInRow } from '../db/rows/external-sign-ins';
import type { Cookies } from '../http/cookies';
import { messagePage, pageHeaders } from '../oauth/pages';
import type { Provider } from '../provider';
import { randomText } from '../random';
import { recordSystemAction } from '../rules/audits/audits';
import { applicationHome } from '../rules/mail/outbox';
import {
  callbackWithError,
  callbackWithHandle,
  confirmationUrl,
  hasExternalSignIn,
  isActiveService,
  serviceName,
  storeExternalSignIn,
  takeExternalSignIn,
} from '../rules/sign-in/external-sign-ins';
import { ExternalError, type ExternalTarget } from './external-provider';

const redirect = (url: URL) => new Response(null, { status: 303, headers: { ...pageHeaders, location: url.href } });

const refusal = ({ clients }: Pick<Provider, 'clients'>, text: string) =>
  messagePage(
    400,
    'This sign-in link is not valid',
    `${text} Go back to the application and start again.`,
    applicationHome(clients, null),
  );

/** Returns whether a URL is a page of the provider or of an application, without query and fragment. */
const isReturnAddress = ({ origins }: Provider, address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && address === url.origin + url.pathname && origins.isAllowed(url.origin);
};

/** Returns the callback URL for services and identity providers, which administrators register there. */
export const callbackOf = ({ issuer }: Pick<Provider, 'issuer'>, kind: ExternalKind): string =>
  `${issuer}/auth/${kind}/callback`;

/** Writes an audit row with the reason why a sign-in through an account's connection failed. */
const record = (provider: Provider, { connection, name }: ExternalTarget, { message }: ExternalError): void => {
  if (!connection) return;
  recordSystemAction(provider, {
    tenantId: connection.tenantId,
    action: 'SSO sign-in failed',
    description: `SSO sign-in failed at ${name}: ${message}`,
    severity: 'Medium',
    event: 'frontegg.sso.signInFailed',
    at: provider.clock.now(),
    json: { type: connection.type, reason: message },
  });
};

/** Runs a step of a sign-in at another service; on failure redirects to the application with the reason. */
const orCallbackError = async (
  provider: Provider,
  target: ExternalTarget,
  signIn: Pick<ExternalSignInRow, 'kind' | 'redirectUri' | 'state'>,
  run: () => Promise<URL>,
): Promise<Response> => {
  try {
    return redirect(await run());
  } catch (error) {
    if (!(error instanceof ExternalError)) throw error;
    record(provider, target, error);
    return redirect(callbackWithError(signIn, error.code));
  }
};

const startSignIn = (
  provider: Provider,
  cookies: Cookies,
  target: ExternalTarget,
  signIn: Pick<ExternalSignInRow, 'target' | 'redirectUri' | 'state'>,
): Promise<Response> => {
  const { kind } = target;
  return orCallbackError(provider, target, { kind, ...signIn }, async () => {
    const state = randomText();
    const { url, secrets = {} } = await provider.external.begin(target, {
      state,
      returnTo: callbackOf(provider, kind),
    });
    await storeExternalSignIn(provider, cookies, state, { kind, ...signIn, secrets });
    return url;
  });
};

const serviceTarget = (service: string): ExternalTarget => ({ kind: 'social', name: serviceName(service), service });

/** GET of a service's pre-login: redirects to a social login provider. */
export const startSocialSignIn = (provider: Provider, cookies: Cookies, service: string, search: URLSearchParams) => {
  const redirectUri = search.get('redirectUri') ?? '';
  const state = search.get('state') ?? '';
  if (!isActiveService(provider, service)) return refusal(provider, 'This service is not offered here.');
  if (!isReturnAddress(provider, redirectUri))
    return refusal(
      provider,
      `The return address ${redirectUri} is not registered. It has to be a page of an application: start the provider with --origin.`,
    );
  if (state === '') return refusal(provider, 'The state is missing.');
  return startSignIn(provider, cookies, serviceTarget(service), { target: service, redirectUri, state });
};

const connectionTarget = (provider: Provider, id: string): ExternalTarget | undefined => {
  const connection = provider.db.ssoConnections.get(id);
  if (!connection?.enabled) return undefined;
  const host = URL.canParse(connection.ssoEndpoint) ? new URL(connection.ssoEndpoint).host : connection.type;
  return { kind: connection.type === 'oidc' ? 'oidc' : 'saml', name: host, connection };
};

/** GET /sso/start: redirects to the identity provider of an account. */
export const startSso = (provider: Provider, cookies: Cookies, search: URLSearchParams) => {
  const id = search.get('connection') ?? '';
  const target = connectionTarget(provider, id);
  if (!target)
    return messagePage(
      404,
      'No SSO connection',
      'This connection is not on. Sign in with your password instead.',
      applicationHome(provider.clients, null),
    );
  const redirectUri = search.get('redirect_uri') ?? `${provider.issuer}/account/${target.kind}/callback`;
  if (!isReturnAddress(provider, redirectUri))
    return refusal(
      provider,
      `The return address ${redirectUri} is not registered. It has to be a page of an application: start the provider with --origin.`,
    );
  return startSignIn(provider, cookies, target, { target: id, redirectUri, state: randomText() });
};

/** Returns the confirmation page of an IdP-initiated sign-in; it follows the target of links in emails. */
const confirmationPage = ({ issuer, clients: [client] }: Provider): string => {
  const isHosted = client?.accountPages !== 'app';
  return `${isHosted ? issuer : (client.origins[0] ?? issuer)}/account/saml/callback`;
};

/** Handles an unsolicited form of an identity provider. */
const handleUnsolicited = async (
  provider: Provider,
  cookies: Cookies,
  response: URLSearchParams,
): Promise<Response> => {
  try {
    const unsolicited = await provider.external.readUnsolicited?.(response);
    if (!unsolicited) return refusal(provider, 'It belongs to no connection here.');
    const { connection, profile } = unsolicited;
    const url = await confirmationUrl(
      provider,
      cookies,
      { target: connection.id, redirectUri: confirmationPage(provider) },
      profile,
    );
    const [client] = provider.clients;
    if (client && url.origin === provider.issuer) url.searchParams.set('app', client.id);
    return redirect(url);
  } catch (error) {
    if (!(error instanceof ExternalError)) throw error;
    return refusal(provider, error.message);
  }
};

/** Handles the response of a service: verifies it, then redirects to the application with a handle. */
export const handleCallback = async (
  provider: Provider,
  kind: string,
  response: URLSearchParams,
): Promise<Response> => {
  const state = response.get('state') ?? response.get('RelayState') ?? '';
  const signIn = await takeExternalSignIn(provider, state);
  if (!signIn || signIn.kind !== kind)
    return refusal(provider, 'This sign-in took too long, or was never started here.');
  const target = signIn.kind === 'social' ? serviceTarget(signIn.target) : connectionTarget(provider, signIn.target);
  if (!target) return refusal(provider, 'This connection was turned off.');
  return orCallbackError(provider, target, signIn, async () => {
    const request = { state, returnTo: callbackOf(provider, signIn.kind), secrets: signIn.secrets };
    const profile = await provider.external.read(target, response, request);
    return profile ? callbackWithHandle(provider, signIn, profile) : callbackWithError(signIn, 'access_denied');
  });
};

/** Handles a POST of an identity provider to the SAML callback. */
export const returnByForm = async (
  provider: Provider,
  cookies: Cookies,
  response: URLSearchParams,
): Promise<Response> => {
  // Without a pending sign-in it may be IdP-initiated.
  const isAwaited = await hasExternalSignIn(provider, response.get('RelayState') ?? '');
  return isAwaited ? handleCallback(provider, 'saml', response) : handleUnsolicited(provider, cookies, response);
};
