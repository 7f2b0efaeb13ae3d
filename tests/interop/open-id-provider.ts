import type { Environment } from '@gatehouse/sdk';
import type { SeedUser } from '../../emulator/seed/seed-user';

export const CLIENT_ID = 'portal';
export const HOME = 'http://localhost:4300/';
export const REDIRECT_URI = 'http://localhost:4300/oauth/callback';

/** A browser with cookies of its own, on the pages of a provider. */
export interface ProviderBrowser {
  /** Signs in, unless the browser is signed in; resolves to the callback URL of the application. */
  signIn(authorizeUrl: URL, user: SeedUser): Promise<URL>;
  /** Signs out, with a confirmation if the provider requires one; resolves to the callback URL of the application. */
  signOut(endSessionUrl: URL): Promise<URL>;
  /** Sends the SDK's requests, as a page of the application does. */
  fetch: Environment['fetch'];
}

/** A provider as these tests use it. */
export interface OpenIdProvider {
  issuer: string;
  /** Endpoints of its discovery document. */
  endpoints: { authorize: string; token: string; endSession: string };
  /** Scopes of a sign-in whose session can be renewed. */
  scope: string;
  openBrowser(): ProviderBrowser;
  stop(): Promise<void>;
}
