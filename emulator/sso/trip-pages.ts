import type { Cookies } from '../cookies';
import { ProviderError } from '../errors';
import { messagePage, pageHeaders } from '../oauth/pages';
import type { Provider } from '../provider';
import { randomText } from '../random';
import type { TripKind, TripRow } from '../rows/trips';
import { isActiveService, serviceName } from '../rules/social-services';
import { comeBack, setOut, waitingTrip } from '../rules/trips';
import type { OutsideAnswer, OutsideTarget } from './outside';

const redirect = (url: URL) => new Response(null, { status: 303, headers: { ...pageHeaders, location: url.href } });

const refusal = (text: string) =>
  messagePage(400, 'This sign-in link is not right', `${text} Go back to the application and start again.`);

/** A page of the provider or of an application, without anything behind its path. */
const isReturnAddress = ({ origins }: Provider, address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && address === url.origin + url.pathname && origins.isAllowed(url.origin);
};

/** Where services and identity providers answer: what administrators register there. */
export const callbackOf = ({ issuer }: Pick<Provider, 'issuer'>, kind: TripKind): string =>
  `${issuer}/auth/${kind}/callback`;

const leave = async (
  provider: Provider,
  cookies: Cookies,
  target: OutsideTarget,
  trip: Pick<TripRow, 'target' | 'redirectUri' | 'state'>,
): Promise<Response> => {
  const { kind } = target;
  const state = await setOut(provider, cookies, { kind, ...trip });
  return redirect(await provider.outside.begin(target, { state, returnTo: callbackOf(provider, kind) }));
};

/** GET of a service's pre-login: the way to a social login provider. */
export const leaveForService = (provider: Provider, cookies: Cookies, service: string, search: URLSearchParams) => {
  const redirectUri = search.get('redirectUri') ?? '';
  const state = search.get('state') ?? '';
  if (!isActiveService(provider, service)) return refusal('This service is not offered here.');
  if (!isReturnAddress(provider, redirectUri)) return refusal(`The return address ${redirectUri} is not registered.`);
  if (state === '') return refusal('The state is missing.');
  const target: OutsideTarget = { kind: 'social', name: serviceName(service) };
  return leave(provider, cookies, target, { target: service, redirectUri, state });
};

const connectionTarget = (provider: Provider, id: string): OutsideTarget | undefined => {
  const connection = provider.db.ssoConnections.get(id);
  if (!connection?.enabled) return undefined;
  const host = URL.canParse(connection.ssoEndpoint) ? new URL(connection.ssoEndpoint).host : connection.type;
  return { kind: connection.type === 'oidc' ? 'oidc' : 'saml', name: host, connection };
};

/** GET /sso/start: the way to the identity provider of an account. */
export const leaveForSso = (provider: Provider, cookies: Cookies, search: URLSearchParams) => {
  const id = search.get('connection') ?? '';
  const target = connectionTarget(provider, id);
  if (!target)
    return messagePage(404, 'No single sign-on', 'This connection is not on. Sign in with your password instead.');
  const redirectUri = search.get('redirect_uri') ?? `${provider.issuer}/account/${target.kind}/callback`;
  if (!isReturnAddress(provider, redirectUri)) return refusal(`The return address ${redirectUri} is not registered.`);
  return leave(provider, cookies, target, { target: id, redirectUri, state: randomText() });
};

/** What a service sent back: checked here, then the application gets a handle. */
export const returnFrom = async (provider: Provider, kind: string, answer: OutsideAnswer): Promise<Response> => {
  const trip = await waitingTrip(provider, answer.state ?? answer.RelayState ?? '');
  if (!trip || trip.kind !== kind) return refusal('This sign-in took too long, or was never started here.');
  const target: OutsideTarget | undefined =
    kind === 'social' ? { kind, name: serviceName(trip.target) } : connectionTarget(provider, trip.target);
  if (!target) return refusal('This connection was switched off.');
  try {
    const profile = await provider.outside.read(target, answer, callbackOf(provider, trip.kind));
    return redirect(await comeBack(provider, trip, profile));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return refusal(error.message);
  }
};
