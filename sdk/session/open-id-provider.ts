import type { CallOptions, Client } from '../core/api';
import type { Environment } from '../core/environment';
import { fault } from '../core/error-texts';
import type { IdentityError } from '../core/errors';
import { contract, type TokenResponse } from './contract';
import type { OpenId, OpenIdOptions, ProviderEndpoints } from './open-id';
import { leaveForLogOut, takeLogOut } from './page-log-out';

interface OpenIdProviderDeps {
  client: Client;
  environment: Environment;
  options: OpenIdOptions | undefined;
  issuer: () => string;
  clientId: string;
  signal: AbortSignal;
}

type TokenInput = Parameters<OpenId['token']>[0];

/** The OAuth calls of the hosted login: this API's own, or those of a provider that speaks OpenID Connect. */
export const createOpenIdProvider = ({
  client,
  environment,
  options,
  issuer,
  clientId,
  signal,
}: OpenIdProviderDeps) => {
  const isStandard = options?.discovery === true;
  let reading: Promise<OpenId> | undefined;
  /** ID token of the session that ends, for a second try. */
  let hint: string | undefined;

  /** A chunk of its own: most hosts use the API's own calls. */
  const load = (own: OpenIdOptions): Promise<OpenId> => {
    reading ??= import('./open-id').then(
      ({ createOpenId }) => createOpenId({ client, options: own, issuer, clientId, signal }),
      (cause) => {
        reading = undefined;
        throw fault('network', { cause });
      },
    );
    return reading;
  };

  const endpoints = async (): Promise<ProviderEndpoints | undefined> =>
    options && isStandard ? (await load(options)).endpoints() : undefined;

  return {
    /** The provider has none of this API's other calls: a refresh token alone renews, and a page signs out. */
    isStandard,
    /** Where the calls go, by the discovery document; undefined for the API's own paths. */
    endpoints,
    token: async (input: TokenInput, own: CallOptions): Promise<TokenResponse> =>
      options ? (await load(options)).token(input, own) : client.call(contract.token, input, own),
    takeLogOut: () => (isStandard ? takeLogOut(environment) : undefined),
    /**
     * Leaves for the provider's page that ends the session; resolves only when that did not come to pass.
     * @throws IdentityError when the provider has no such page, or cannot be asked.
     */
    async endSession(idToken: string | undefined, home: URL): Promise<IdentityError> {
      hint = idToken ?? hint;
      const endSession = (await endpoints())?.endSession;
      if (!endSession) throw fault('sign-out-unfinished');
      const returnTo = new URL(options?.postLogoutRedirectUri ?? home, home);
      return leaveForLogOut(environment, { endSession, clientId, hint, returnTo }, signal);
    },
  };
};

export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>;
