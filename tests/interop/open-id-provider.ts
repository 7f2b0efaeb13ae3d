import type { Environment } from '@gatehouse/sdk';
import type { SeedUser } from '../../emulator/seed/seed-user';

export const CLIENT_ID = 'portal';
export const REDIRECT_URI = 'http://localhost:4300/oauth/callback';
export const TOKEN_PATH = '/frontegg/oauth/token';

/** A provider as these tests use it, whichever stands behind. */
export interface OpenIdProvider {
  issuer: string;
  /** Goes where a browser of its own would and signs in on the way; gives the address the application is called back at. */
  signIn(authorizeUrl: URL, person: SeedUser): Promise<URL>;
  /** What carries the calls of the SDK in one browser. */
  openBrowser(): Environment['fetch'];
  stop(): Promise<void>;
}
