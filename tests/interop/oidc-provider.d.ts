/** The package has no types; this is the part that the tests use. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export interface ProviderConfiguration {
    clients: {
      client_id: string;
      client_secret?: string;
      redirect_uris: string[];
      post_logout_redirect_uris?: string[];
      grant_types: string[];
      response_types: string[];
      token_endpoint_auth_method: 'none' | 'client_secret_basic';
    }[];
    clientBasedCORS?: (context: unknown, origin: string) => boolean;
    claims: Record<string, string[]>;
    scopes?: string[];
    conformIdTokenClaims?: boolean;
    cookies: { keys: string[] };
    jwks?: { keys: object[] };
    findAccount: (context: unknown, id: string) => { accountId: string; claims: () => Record<string, unknown> };
    ttl: Record<string, number>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: ProviderConfiguration);
    callback(): RequestListener;
  }
}
