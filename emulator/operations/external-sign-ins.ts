import type { ExternalKind } from '../db/rows/external-sign-ins';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { inviteLinkOf } from '../rules/members/sign-up';
import { isActiveService, redeemHandle, requireActiveService, serviceNames } from '../rules/sign-in/external-sign-ins';
import { continueSignIn } from '../rules/sign-in/sign-in';
import { userOfConnection, userOfService } from '../rules/sso/external-users';
import { connectionForEmail } from '../rules/sso/sso-connections';
import { anybody, type OperationsOf, operation, user } from './operation';

const providers = ({ provider }: Call) =>
  serviceNames.map((type) => ({
    type,
    active: isActiveService(provider, type),
    authorizationUrl: `/identity/resources/auth/v2/user/sso/default/${type}/prelogin`,
  }));

export const social: OperationsOf<'social'> = {
  listProvidersV1: operation(anybody, (call) => providers(call).map(({ type, active }) => ({ type, active }))),
  listProvidersV2: operation(anybody, providers),
  listProvidersV2Authenticated: operation(user, providers),
  listCustomProviders: operation(anybody, () => ({ providers: [] })),
  postLogin: operation(anybody, async (call, { provider: service, code, state, redirectUri, invitationToken }) => {
    requireActiveService(call.provider, service);
    const redeemed = { kind: 'social', target: service, handle: code, state, redirectUri } as const;
    const { profile } = await redeemHandle(call.provider, call.cookies, redeemed);
    const user = userOfService(call, profile, service, inviteLinkOf(call, invitationToken));
    return continueSignIn(call, user, ['social'], invitationToken);
  }),
};

/** Returns the origin of the application: pages of the provider represent themselves. */
const pageOrigin = ({ provider, client, request }: Call): string =>
  request.headers.get('origin') === provider.issuer ? provider.issuer : provider.origins.ofApplication(client, request);

const preLogin = (call: Call, { email, tenantId }: { email: string; tenantId?: string | undefined }) => {
  const { db, provider } = call;
  const connection = connectionForEmail(db, email, tenantId);
  if (!connection) return { address: null, idpType: null };
  const address = new URL('/frontegg/sso/start', provider.issuer);
  address.searchParams.set('connection', connection.id);
  // With OpenID Connect the page names its own callback.
  if (connection.type === 'oidc') return { address: address.href, idpType: 'oidc' };
  address.searchParams.set('redirect_uri', `${pageOrigin(call)}/account/saml/callback`);
  return { address: address.href, idpType: 'saml' };
};

interface Redemption {
  kind: Exclude<ExternalKind, 'social'>;
  handle: string;
  state: string;
  redirectUri?: string | undefined;
}

const finish = async (call: Call, redemption: Redemption) => {
  const { target, profile } = await redeemHandle(call.provider, call.cookies, redemption);
  const connection = call.db.ssoConnections.get(target);
  if (!connection?.enabled) throw new ProviderError(403, 'sso-off', 'SSO was turned off. Use another way.');
  return continueSignIn(call, userOfConnection(call, profile, connection), [redemption.kind]);
};

export const ssoLogin: OperationsOf<'ssoLogin'> = {
  preLoginV1: operation(anybody, preLogin),
  preLoginV2: operation(anybody, preLogin),
  samlPostLogin: operation(anybody, (call, { SAMLResponse, RelayState }) =>
    finish(call, { kind: 'saml', handle: SAMLResponse, state: RelayState }),
  ),
  oidcPostLoginV1: operation(anybody, (call, { code, state, redirectUri }) =>
    finish(call, { kind: 'oidc', handle: code, state, redirectUri }),
  ),
  oidcPostLoginV2: operation(anybody, (call, { code, RelayState, redirectUri }) =>
    finish(call, { kind: 'oidc', handle: code, state: RelayState, redirectUri }),
  ),
};
