import type * as OpenId from 'openid-client';
import type { ExternalProfile } from '../../db/rows/external-sign-ins';
import type { OpenIdRegistration, Provider } from '../../provider';
import { hostOf, isLoopbackHost } from '../../rules/policies/reachable-hosts';
import { ExternalError, type ExternalProvider, type ExternalTarget } from '../../sso/external-provider';
import type { CallExternal } from './outgoing';
import { profileOf } from './profile';

type Library = typeof OpenId;

/** Loaded with the first sign-in that needs it. */
const load = (): Promise<Library> => import('openid-client');

/** Timeout of each call, in seconds. */
const DEADLINE = 5;

const registrationOf = ({ settings }: Pick<Provider, 'settings'>, target: ExternalTarget): OpenIdRegistration => {
  const { service, connection } = target;
  if (connection) {
    const { ssoEndpoint, oidcClientId, oidcSecret } = connection;
    return { issuer: ssoEndpoint, clientId: oidcClientId, ...(oidcSecret && { clientSecret: oidcSecret }) };
  }
  const { socialProviders } = settings;
  const registered = service !== undefined && Object.hasOwn(socialProviders, service) && socialProviders[service];
  if (registered) return registered;
  throw new ExternalError('server_error', `${target.name} has no address here.`);
};

/** HTTP Basic is the default of OpenID Connect discovery. */
const authenticationWith =
  ({ ClientSecretBasic, ClientSecretPost, None }: Library, secret: string | undefined): OpenId.ClientAuth =>
  (server, ...rest) => {
    if (secret === undefined) return None()(server, ...rest);
    const methods = server.token_endpoint_auth_methods_supported;
    const isBasic = !methods || methods.includes('client_secret_basic');
    return (isBasic ? ClientSecretBasic(secret) : ClientSecretPost(secret))(server, ...rest);
  };

/** Returns the message of a library's error, with that of its cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown reason';
  const below = error.cause instanceof Error ? error.cause.message : undefined;
  const described = 'error_description' in error ? String(error.error_description) : below;
  return described && described !== error.message ? `${error.message} (${described})` : error.message;
};

const isClientRefusal = ({ ResponseBodyError, WWWAuthenticateChallengeError }: Library, error: unknown): boolean =>
  error instanceof WWWAuthenticateChallengeError ||
  (error instanceof ResponseBodyError && error.error === 'invalid_client');

/** Returns the innermost error that has a message for users. */
const findExternalError = (error: unknown): ExternalError | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ExternalError) return at;
  return undefined;
};

const failed = (description: string, error: unknown): ExternalError => {
  const external = findExternalError(error);
  if (external) return external;
  const isSlow = error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT';
  const code = isSlow ? 'temporarily_unavailable' : 'server_error';
  return new ExternalError(code, `${description}: ${reasonOf(error)}.`, { cause: error });
};

/** Creates a client of OpenID providers: authorization code with PKCE, state and nonce; ID tokens are verified. */
export const createOpenIdClient = (provider: Pick<Provider, 'settings'>, call: CallExternal): ExternalProvider => {
  const connect = async (openid: Library, target: ExternalTarget): Promise<OpenId.Configuration> => {
    const { issuer, clientId, clientSecret } = registrationOf(provider, target);
    try {
      const server = new URL(issuer);
      const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = openid;
      return await discovery(server, clientId, undefined, authenticationWith(openid, clientSecret), {
        [customFetch]: call,
        timeout: DEADLINE,
        // Also verifies the signature where TLS would be sufficient.
        execute: [enableNonRepudiationChecks, ...(isLoopbackHost(hostOf(server)) ? [allowInsecureRequests] : [])],
      });
    } catch (error) {
      throw failed(`The settings of ${target.name} cannot be read`, error);
    }
  };

  return {
    begin: async (target, { state, returnTo }) => {
      const openid = await load();
      const configuration = await connect(openid, target);
      const [verifier, nonce] = [openid.randomPKCECodeVerifier(), openid.randomNonce()];
      const supported = configuration.serverMetadata().scopes_supported ?? [];
      const scope = ['openid', 'email', 'profile', ...supported.filter((name) => name === 'groups')].join(' ');
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: returnTo,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url, secrets: { verifier, nonce } };
    },

    read: async (target, response, { state, returnTo, secrets }): Promise<ExternalProfile | undefined> => {
      const openid = await load();
      const configuration = await connect(openid, target);
      const page = new URL(`?${response}`, returnTo);
      const checks = { expectedState: state, expectedNonce: secrets.nonce ?? '', idTokenExpected: true };
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, page, {
          ...checks,
          pkceCodeVerifier: secrets.verifier ?? '',
        });
        const claims = tokens.claims() ?? { sub: '' };
        const userInfo = configuration.serverMetadata().userinfo_endpoint
          ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return profileOf({ ...claims, ...userInfo }, { mustBeVerified: target.kind === 'social' });
      } catch (error) {
        if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return undefined;
        if (isClientRefusal(openid, error)) {
          const message = `${target.name} does not accept this client ID with this secret.`;
          throw new ExternalError('server_error', message, { cause: error });
        }
        throw failed(`The response of ${target.name} was refused`, error);
      }
    },
  };
};
