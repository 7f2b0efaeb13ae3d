import type { Cookies } from '../cookies';
import { messagePage, pageHeaders } from '../oauth/pages';
import type { Provider } from '../provider';
import { randomText } from '../random';
import type { TripKind, TripRow } from '../rows/trips';
import { applicationHome } from '../rules/account-page';
import { recordByItself } from '../rules/audits';
import { isActiveService, serviceName } from '../rules/social-services';
import { arriveAt, comeBack, comeBackWithout, hasTrip, setOut, takeTrip } from '../rules/trips';
import { OutsideError, type OutsideTarget } from './outside';

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
export const callbackOf = ({ issuer }: Pick<Provider, 'issuer'>, kind: TripKind): string =>
  `${issuer}/auth/${kind}/callback`;

/** Writes an audit row with the reason why a sign-in through an account's connection failed. */
const record = (provider: Provider, { connection, name }: OutsideTarget, { message }: OutsideError): void => {
  if (!connection) return;
  recordByItself(provider, {
    tenantId: connection.tenantId,
    action: 'Single sign-on failed',
    description: `Single sign-on failed at ${name}: ${message}`,
    severity: 'Medium',
    event: 'frontegg.sso.signInFailed',
    at: provider.clock.now(),
    json: { type: connection.type, reason: message },
  });
};

/** Runs a step of a sign-in at another service; on failure redirects to the application with the reason. */
const orBack = async (
  provider: Provider,
  target: OutsideTarget,
  trip: Pick<TripRow, 'kind' | 'redirectUri' | 'state'>,
  run: () => Promise<URL>,
): Promise<Response> => {
  try {
    return redirect(await run());
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    record(provider, target, error);
    return redirect(comeBackWithout(trip, error.code));
  }
};

const leave = (
  provider: Provider,
  cookies: Cookies,
  target: OutsideTarget,
  trip: Pick<TripRow, 'target' | 'redirectUri' | 'state'>,
): Promise<Response> => {
  const { kind } = target;
  return orBack(provider, target, { kind, ...trip }, async () => {
    const state = randomText();
    const { url, secrets = {} } = await provider.outside.begin(target, { state, returnTo: callbackOf(provider, kind) });
    await setOut(provider, cookies, state, { kind, ...trip, secrets });
    return url;
  });
};

const serviceTarget = (service: string): OutsideTarget => ({ kind: 'social', name: serviceName(service), service });

/** GET of a service's pre-login: redirects to a social login provider. */
export const leaveForService = (provider: Provider, cookies: Cookies, service: string, search: URLSearchParams) => {
  const redirectUri = search.get('redirectUri') ?? '';
  const state = search.get('state') ?? '';
  if (!isActiveService(provider, service)) return refusal(provider, 'This service is not offered here.');
  if (!isReturnAddress(provider, redirectUri))
    return refusal(
      provider,
      `The return address ${redirectUri} is not registered. It has to be a page of an application: start the provider with --origin.`,
    );
  if (state === '') return refusal(provider, 'The state is missing.');
  return leave(provider, cookies, serviceTarget(service), { target: service, redirectUri, state });
};

const connectionTarget = (provider: Provider, id: string): OutsideTarget | undefined => {
  const connection = provider.db.ssoConnections.get(id);
  if (!connection?.enabled) return undefined;
  const host = URL.canParse(connection.ssoEndpoint) ? new URL(connection.ssoEndpoint).host : connection.type;
  return { kind: connection.type === 'oidc' ? 'oidc' : 'saml', name: host, connection };
};

/** GET /sso/start: redirects to the identity provider of an account. */
export const leaveForSso = (provider: Provider, cookies: Cookies, search: URLSearchParams) => {
  const id = search.get('connection') ?? '';
  const target = connectionTarget(provider, id);
  if (!target)
    return messagePage(
      404,
      'No single sign-on',
      'This connection is not on. Sign in with your password instead.',
      applicationHome(provider.clients, null),
    );
  const redirectUri = search.get('redirect_uri') ?? `${provider.issuer}/account/${target.kind}/callback`;
  if (!isReturnAddress(provider, redirectUri))
    return refusal(
      provider,
      `The return address ${redirectUri} is not registered. It has to be a page of an application: start the provider with --origin.`,
    );
  return leave(provider, cookies, target, { target: id, redirectUri, state: randomText() });
};

/** Returns the confirmation page of an IdP-initiated sign-in; it follows the target of links in emails. */
const arrivalPage = ({ issuer, clients: [client] }: Provider): string => {
  const isHosted = client?.accountPages !== 'app';
  return `${isHosted ? issuer : (client.origins[0] ?? issuer)}/account/saml/callback`;
};

/** Handles an unsolicited form of an identity provider. */
const arrive = async (provider: Provider, cookies: Cookies, answer: URLSearchParams): Promise<Response> => {
  try {
    const arrived = await provider.outside.arrive?.(answer);
    if (!arrived) return refusal(provider, 'It belongs to no connection here.');
    const { connection, profile } = arrived;
    const url = await arriveAt(
      provider,
      cookies,
      { target: connection.id, redirectUri: arrivalPage(provider) },
      profile,
    );
    const [client] = provider.clients;
    if (client && url.origin === provider.issuer) url.searchParams.set('app', client.id);
    return redirect(url);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return refusal(provider, error.message);
  }
};

/** Handles the response of a service: verifies it, then redirects to the application with a handle. */
export const returnFrom = async (provider: Provider, kind: string, answer: URLSearchParams): Promise<Response> => {
  const state = answer.get('state') ?? answer.get('RelayState') ?? '';
  const trip = await takeTrip(provider, state);
  if (!trip || trip.kind !== kind) return refusal(provider, 'This sign-in took too long, or was never started here.');
  const target = trip.kind === 'social' ? serviceTarget(trip.target) : connectionTarget(provider, trip.target);
  if (!target) return refusal(provider, 'This connection was switched off.');
  return orBack(provider, target, trip, async () => {
    const request = { state, returnTo: callbackOf(provider, trip.kind), secrets: trip.secrets };
    const profile = await provider.outside.read(target, answer, request);
    return profile ? comeBack(provider, trip, profile) : comeBackWithout(trip, 'access_denied');
  });
};

/** Handles a POST of an identity provider to the SAML callback. */
export const returnByForm = async (
  provider: Provider,
  cookies: Cookies,
  answer: URLSearchParams,
): Promise<Response> => {
  // Without a pending sign-in it may be IdP-initiated.
  const isAwaited = await hasTrip(provider, answer.get('RelayState') ?? '');
  return isAwaited ? returnFrom(provider, 'saml', answer) : arrive(provider, cookies, answer);
};
