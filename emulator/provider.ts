import type * as passwords from '@gatehouse/sdk/passwords';
import type { VerifyCaptcha } from './captcha';
import type { Db } from './db/db';
import type { Events } from './events';
import type { LeakedPasswords } from './leaked-passwords';
import type { Addresses, Origins } from './origins';
import type { Passwords } from './passwords';
import type { MessageRow } from './rows/records';
import type { Signing } from './signing';
import type { Outside } from './sso/outside';
import type { ReadAddress } from './sso/read-address';
import type { Stats } from './stats';
import type { Deliveries } from './webhooks/post';

/** An application that may send users here. */
export interface Client extends Addresses {
  id: string;
  /** What the login page calls it. */
  name?: string;
  /** Address of the logo on the login page: https, or a path of the provider. */
  logo?: string;
  /** Where links in mails lead: to the provider's own pages, or to those of the application. Default `hosted`. */
  accountPages?: 'hosted' | 'app';
  /** Where a user goes on who opened a page of the provider without signing in to anything. Default: the first origin. */
  home?: string;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** What an OpenID provider knows this one by. */
export interface OpenIdRegistration {
  /** Address below which `/.well-known/openid-configuration` is. */
  issuer: string;
  clientId: string;
  /** Without one only PKCE proves the client. */
  clientSecret?: string | undefined;
}

export interface Settings {
  /** Seconds. */
  accessTokenLifetime: number;
  /** Seconds from sign-in until the session and all its refresh tokens end. */
  sessionLifetime: number;
  /** Seconds in which the immediate predecessor of a refresh token is still taken. */
  refreshReuseWindow: number;
  /** False counts reuse without ending the session: for measuring only. */
  revokeOnReuse: boolean;
  /** Token responses carry a `refresh_token`, as the real provider's do. False leaves it to the cookie. Default true. */
  sendsRefreshToken: boolean;
  /** Milliseconds that calls which hand out tokens wait before they act. */
  tokenDelay: number;
  /** Wrong passwords in a row until the account is locked. */
  maxFailures: number;
  /** Seconds. */
  lockDuration: number;
  /** Wrong codes of one account within an hour, over however many codes. */
  codeTriesPerAccount: number;
  /** The same from one network: an IPv4 address, or the first 64 bits of an IPv6 address. */
  codeTriesPerNetwork: number;
  /** Codes and links that may be sent to one address within an hour. */
  sendsPerAddress: number;
  /** The same from one network. */
  sendsPerNetwork: number;
  /** Second factors that may be set up. */
  mfaStrategies: readonly string[];
  machineToMachineAuthStrategy: 'ClientCredentials' | 'AccessToken';
  authStrategy: string;
  /** Users may sign up by themselves. Default false: they need an invitation. */
  allowSignups: boolean;
  /** A sign-in link works only in the browser that asked for it. Default false: it signs in wherever it is opened. */
  magicLinkSameBrowser: boolean;
  /** Mails of invitations and activations carry a code, which the page of their link takes. Default false. */
  mailCodes: boolean;
  /** Social login providers that the login page offers, such as `google`. Default none. */
  social: readonly string[];
  /** OpenID providers behind social login, by service. A pretend page stands in for the others. Default none. */
  socialProviders: Readonly<Record<string, OpenIdRegistration>>;
  /** The login page offers passkeys, and to add one after a sign-in. Default false. */
  passkeys: boolean;
  /** The vendor asks for a captcha at sign-in with a password or a code, and at sign-up. Default false. */
  captcha: boolean;
  /** Passwords that are known from leaks: refused as new ones, and a sign-in with one leads to a reset. Default true. */
  refusesLeaked: boolean;
  /** What a new password has to be like. */
  passwordConfig: passwords.PasswordConfig;
  /** Audience of access tokens. */
  audience: string;
  /** The address that requests seem to come from. */
  ip: string;
  /** Seconds that the provider's clock is ahead of the wall clock. Default 0. */
  clockAhead: number;
  /** Milliseconds since the epoch at which the clock stands. Default 0: it runs. */
  clockStoppedAt: number;
  /** How the vendor takes cards: not set up, set up and switched off, or on. */
  cardPayments: 'none' | 'off' | 'on';
  /** Whether accounts may move to a cheaper plan. */
  allowPlanDowngrade: boolean;
  /** Whether accounts may cancel. */
  allowPlanCancellation: boolean;
  /** The vendor offers the assistant, which follows a script. Default true. */
  assistant: boolean;
}

export const defaultSettings: Settings = {
  accessTokenLifetime: 300,
  sessionLifetime: 30 * 24 * 3600,
  refreshReuseWindow: 0,
  revokeOnReuse: true,
  sendsRefreshToken: true,
  tokenDelay: 0,
  maxFailures: 5,
  lockDuration: 300,
  codeTriesPerAccount: 10,
  codeTriesPerNetwork: 20,
  sendsPerAddress: 5,
  sendsPerNetwork: 20,
  mfaStrategies: ['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'],
  machineToMachineAuthStrategy: 'ClientCredentials',
  authStrategy: 'EmailAndPassword',
  allowSignups: false,
  magicLinkSameBrowser: false,
  mailCodes: false,
  social: [],
  socialProviders: {},
  passkeys: false,
  captcha: false,
  refusesLeaked: true,
  passwordConfig: {
    allowPassphrases: true,
    minLength: 6,
    maxLength: 128,
    minPhraseLength: 6,
    minOptionalTestsToPass: 1,
  },
  audience: 'portal-gateway',
  ip: '127.0.0.1',
  clockAhead: 0,
  clockStoppedAt: 0,
  cardPayments: 'on',
  allowPlanDowngrade: true,
  allowPlanCancellation: true,
  assistant: true,
};

/** What the rules of the provider work with. */
export interface Provider {
  db: Db;
  issuer: string;
  clients: readonly Client[];
  origins: Origins;
  settings: Settings;
  clock: Clock;
  passwords: Passwords;
  signing: Signing;
  stats: Stats;
  events: Events;
  deliveries: Deliveries;
  verifyCaptcha: VerifyCaptcha;
  leakedPasswords: LeakedPasswords;
  /** Fetches what an account names by its address, such as metadata. */
  readAddress: ReadAddress;
  /** Told of each message after it is in the outbox. */
  onMessage?: ((message: MessageRow) => void) | undefined;
  /** A hash no password belongs to, checked in place of an unknown user's so that both take the same time. */
  constantTimeHash(): Promise<string>;
  /** Social login providers and identity providers of accounts. */
  outside: Outside;
}

export const defaultClients: readonly Client[] = [
  {
    id: 'portal',
    redirectUris: ['http://localhost:4300/oauth/callback'],
    origins: ['http://localhost:4300'],
    postLogoutRedirectUris: ['http://localhost:4300/'],
  },
];
