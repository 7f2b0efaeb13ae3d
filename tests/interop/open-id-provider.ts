import type { Environment } from '@gatehouse/sdk';
import type { SeedUser } from '../../emulator/seed/seed-user';

export const CLIENT_ID = 'portal';
export const HOME = 'http://localhost:4300/';
export const REDIRECT_URI = 'http://localhost:4300/oauth/callback';

/** A browser with cookies of its own, at the pages of a provider. */
export interface ProviderBrowser {
  /** Signs in on the way, unless the browser is signed in; resolves to the address the application is called back at. */
  signIn(authorizeUrl: URL, person: SeedUser): Promise<URL>;
  /** Signs out, and confirms it where the provider wants that; resolves to the address the application is called back at. */
  signOut(endSessionUrl: URL): Promise<URL>;
  /** Carries the calls of the SDK, as a page of the application sends them. */
  fetch: Environment['fetch'];
}

/** A provider as these tests use it, whichever stands behind. */
export interface OpenIdProvider {
  issuer: string;
  /** Addresses that its discovery document names. */
  endpoints: { authorize: string; token: string; endSession: string };
  /** Scopes of a sign-in whose session can be renewed. */
  scope: string;
  openBrowser(): ProviderBrowser;
  stop(): Promise<void>;
}
