import * as openid from 'openid-client';
import type { TokenClaims } from '../../session/tokens/jwt';
import { lifetime } from '../../session/tokens/jwt';
import type { CheckedOptions } from './options';
import { SessionEndedError, sessionErrorOf } from './provider-errors';

/** Tokens of one response, with the verified claims of the ID token. */
export interface ProviderTokens {
  idToken: string;
  accessToken: string;
  refreshToken: string | undefined;
  /** Milliseconds since 1970. */
  expiresAt: number;
  claims: TokenClaims;
}

/** Runs a call. @throws SessionEndedError or SessionUnavailableError. */
const guarded = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw sessionErrorOf(error);
  }
};

/** Secrets of a sign-in, which its callback must fit. */
export interface Exchange {
  verifier: string;
  state: string;
  nonce: string;
  /** Maximum age of the authentication in seconds. */
  maxAge?: number | undefined;
}

/** Calls of the provider. Its discovery document is read once; a failed read is repeated by the next call. */
export const createProvider = (options: CheckedOptions) => {
  const { issuer, clientId, clientSecret, clockTolerance, timeout, fetch } = options;
  let reading: Promise<openid.Configuration> | undefined;

  const read = async () => {
    const isLocal = issuer.protocol === 'http:';
    const configuration = await openid.discovery(
      issuer,
      clientId,
      { [openid.clockTolerance]: clockTolerance },
      clientSecret === undefined ? openid.None() : openid.ClientSecretPost(clientSecret),
      {
        [openid.customFetch]: (url, init) => fetch(url, init as RequestInit),
        timeout: timeout / 1000,
        // Also verifies the signature of ID tokens where TLS would be sufficient.
        execute: [openid.enableNonRepudiationChecks, ...(isLocal ? [openid.allowInsecureRequests] : [])],
      },
    );
    return configuration;
  };

  const configuration = (): Promise<openid.Configuration> => {
    const pending = reading ?? read();
    reading = pending;
    pending.catch(() => {
      if (reading === pending) reading = undefined;
    });
    return pending;
  };

  const tokensOf = (
    response: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
    before?: ProviderTokens,
  ): ProviderTokens => {
    // A renewal may leave the ID token as it was. Source: OpenID Connect Core 1.0, section 12.2.
    const idToken = response.id_token ?? before?.idToken;
    const claims = response.claims() ?? before?.claims;
    if (!idToken || !claims) throw new SessionEndedError('The provider sent no ID token.');
    return {
      idToken,
      accessToken: response.access_token,
      refreshToken: response.refresh_token ?? before?.refreshToken,
      expiresAt: Date.now() + lifetime(response.expires_in) * 1000,
      claims: { ...claims },
    };
  };

  return {
    authorizationUrl: (query: Readonly<Record<string, string>>) =>
      guarded(async () => openid.buildAuthorizationUrl(await configuration(), query)),

    exchange: (callback: URL, { verifier, state, nonce, maxAge }: Exchange): Promise<ProviderTokens> =>
      guarded(async () =>
        tokensOf(
          await openid.authorizationCodeGrant(await configuration(), callback, {
            pkceCodeVerifier: verifier,
            expectedState: state,
            expectedNonce: nonce,
            idTokenExpected: true,
            ...(maxAge !== undefined && { maxAge }),
          }),
        ),
      ),

    renew: (before: ProviderTokens): Promise<ProviderTokens> =>
      guarded(async () => {
        if (before.refreshToken === undefined) throw new SessionEndedError('The provider sent no refresh token.');
        const next = tokensOf(await openid.refreshTokenGrant(await configuration(), before.refreshToken), before);
        if (next.claims.sub === before.claims.sub) return next;
        throw new SessionEndedError('The renewed tokens are of another user.');
      }),

    /** Returns the provider's page that ends its session, or undefined if it has none. */
    endSessionUrl: async (idToken: string, returnTo: string): Promise<URL | undefined> => {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: returnTo });
    },
  };
};

export type SessionProvider = ReturnType<typeof createProvider>;
