import type { CallOptions, Client } from '../../core/api';
import type { Environment } from '../../core/environment';
import type { IdentityError } from '../../core/errors';
import { contract } from '../contract';
import { sessionError } from '../errors';
import {
  createOpenId,
  type OpenId,
  type OpenIdOptions,
  type ProviderEndpoints,
  type StandardTokenResponse,
} from './open-id';
import { navigateToLogOut, takeLogOut } from './page-log-out';

interface OpenIdProviderDeps {
  client: Client;
  environment: Environment;
  options: OpenIdOptions | undefined;
  issuer: () => string;
  clientId: string;
  /** Page of this API that ends the session, for providers without discovery. */
  logOutUrl: () => URL;
  signal: AbortSignal;
}

type TokenInput = Parameters<OpenId['token']>[0];

/** Returns the OAuth calls of the hosted login: this API's own, or those of a standard OpenID Connect provider. */
export const createOpenIdProvider = ({
  client,
  environment,
  options,
  issuer,
  clientId,
  logOutUrl,
  signal,
}: OpenIdProviderDeps) => {
  const isStandard = options?.discovery === true;
  let openId: OpenId | undefined;
  /** ID token of the ended session, for a retry. */
  let hint: string | undefined;

  const openIdOf = (openIdOptions: OpenIdOptions): OpenId => {
    openId ??= createOpenId({ client, options: openIdOptions, issuer, clientId, signal });
    return openId;
  };

  const endpoints = async (): Promise<ProviderEndpoints | undefined> =>
    options && isStandard ? openIdOf(options).endpoints() : undefined;

  return {
    /** Whether the provider has only the standard endpoints: only a refresh token renews, and a page signs out. */
    isStandard,
    /** Endpoints of the discovery document; undefined for the API's own paths. */
    endpoints,
    token: async (input: TokenInput, callOptions: CallOptions): Promise<StandardTokenResponse> =>
      options ? openIdOf(options).token(input, callOptions) : client.call(contract.token, input, callOptions),
    takeLogOut: () => takeLogOut(environment),
    /**
     * Leaves for the provider's page that ends the session; resolves only when the page did not leave.
     * @throws IdentityError when the provider has no such page or cannot be reached.
     */
    async endSession(idToken: string | undefined, home: URL): Promise<IdentityError> {
      hint = idToken ?? hint;
      const endSession = isStandard ? (await endpoints())?.endSession : logOutUrl();
      if (!endSession) throw sessionError('sign-out-unfinished');
      const returnTo = new URL(options?.postLogoutRedirectUri ?? home, home);
      return navigateToLogOut(environment, { endSession, clientId, hint, returnTo }, signal);
    },
  };
};

export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>;
