import type { CallOptions, Client } from '../../core/api';
import { get, type Input, post } from '../../core/contract';
import { identityError } from '../../core/error-texts';
import { issuerValues } from '../../core/http/issuer';
import { webUrl } from '../../core/http/web-url';
import { type Infer, object, optional, optionalFlag, optionalText, string, unknown } from '../../core/schema';
import { contract } from '../contract';

/** Options for a standard OpenID Connect provider. */
export interface OpenIdOptions {
  /**
   * Reads the provider's endpoints from its discovery document, at `issuer`. The session is then renewed only by a
   * refresh token, and a log-out leads to the provider's page. Default: false, which uses the endpoints below
   * `baseUrl`.
   */
  discovery?: boolean;
  /** Encoding of token requests. Default: `form`, as the standard requires; both include the client id. */
  tokenRequests?: 'form' | 'json';
  /**
   * Scopes of a sign-in. Default: `openid email profile`. With `offline_access` the provider asks the user for consent.
   */
  scope?: string;
  /** URL after a log-out, as registered at the provider. Default: the route `authenticatedUrl`. */
  postLogoutRedirectUri?: string;
}

/** Fields of a discovery document that are used. Source: OpenID Connect Discovery 1.0, section 3. */
const Document = object({
  issuer: string(),
  authorization_endpoint: string(),
  token_endpoint: string(),
  end_session_endpoint: optionalText,
  authorization_response_iss_parameter_supported: optionalFlag,
});

const discovery = get('/.well-known/openid-configuration', { auth: 'none', output: Document });

const TokenRequest = object({
  grant_type: string(),
  client_id: string(),
  code: optionalText,
  redirect_uri: optionalText,
  code_verifier: optionalText,
  refresh_token: optionalText,
});

/** Response of a standard token endpoint. A refresh may leave the ID token out. Source: OpenID Connect Core 1.0, section 12.2. */
const StandardTokenResponse = object({
  id_token: optionalText,
  access_token: string(),
  refresh_token: optionalText,
  expires_in: optional(unknown()),
});
export type StandardTokenResponse = Infer<typeof StandardTokenResponse>;

/** Endpoints of a provider. */
export interface ProviderEndpoints {
  authorize: URL;
  token: URL;
  endSession: URL | undefined;
  /** Whether the provider sends `iss` with every authorization response. */
  sendsIssuer: boolean;
}

/** @throws IdentityError `unexpected-response` for an invalid URL, or one that is less secure than the issuer's. */
const readAddress = (issuer: URL, name: string, address: string): URL => {
  const url = webUrl(address);
  if (url?.protocol === 'https:' || (url && url.protocol === issuer.protocol)) return url;
  throw identityError('unexpected-response', { errorContext: { path: name } });
};

interface OpenIdDeps {
  client: Client;
  options: OpenIdOptions;
  issuer: () => string;
  clientId: string;
  signal: AbortSignal;
}

/** Creates the calls of a standard OpenID Connect provider. The discovery document is read once. */
export const createOpenId = ({ client, options, issuer, clientId, signal }: OpenIdDeps) => {
  const read = async (): Promise<ProviderEndpoints> => {
    const home = issuer();
    const url = new URL(`${home.replace(/\/$/, '')}${discovery.path}`);
    const document = await client.call(discovery, undefined, { signal, url });
    // A document of another issuer would send codes elsewhere. Source: OpenID Connect Discovery 1.0, section 4.3.
    if (!issuerValues(home).includes(document.issuer))
      throw identityError('unexpected-response', { errorContext: { path: 'issuer' } });
    const at = (name: 'authorization_endpoint' | 'token_endpoint' | 'end_session_endpoint', address: string) =>
      readAddress(url, name, address);
    const { end_session_endpoint: endSession } = document;
    return {
      authorize: at('authorization_endpoint', document.authorization_endpoint),
      token: at('token_endpoint', document.token_endpoint),
      endSession: endSession ? at('end_session_endpoint', endSession) : undefined,
      sendsIssuer: document.authorization_response_iss_parameter_supported ?? false,
    };
  };

  let cached: Promise<ProviderEndpoints> | undefined;
  const endpoints = (): Promise<ProviderEndpoints> => {
    const reading = cached ?? read();
    cached = reading;
    // A failed read is retried by the next call.
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  };

  const token = post(contract.token.path, {
    auth: 'none',
    // The standard's endpoints do not allow credentials; the refresh cookie is this API's own.
    ...(!options.discovery && { cookies: true }),
    ...(options.tokenRequests !== 'json' && { form: true }),
    input: TokenRequest,
    output: StandardTokenResponse,
  });

  return {
    endpoints,
    async token(input: Omit<Input<typeof token>, 'client_id'>, callOptions: CallOptions) {
      const url = options.discovery ? (await endpoints()).token : undefined;
      return client.call(token, { ...input, client_id: clientId }, { ...callOptions, url });
    },
  };
};

export type OpenId = ReturnType<typeof createOpenId>;
