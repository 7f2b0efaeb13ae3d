import type * as passwords from '@gatehouse/sdk/passwords';
import type { Db } from './db/db';
import type { MessageRow } from './db/rows/records';
import type { Addresses, Origins } from './http/origins';
import type { Stats } from './http/stats';
import type { Signing } from './oauth/signing';
import type { Passwords } from './rules/passwords/passwords';
import type { HostSettings } from './rules/policies/reachable-hosts';
import type { VerifyCaptcha } from './rules/sign-in/captcha';
import type { ExternalProvider } from './sso/external-provider';
import type { ReadAddress } from './sso/read-address';
import type { Events } from './webhooks/events';
import type { Deliveries } from './webhooks/post';

/** An application that may redirect users here. */
export interface Client extends Addresses {
  id: string;
  /** Audience of its access tokens: an API of the application. Default: the client itself, for the provider's API. */
  audience?: string;
  /**
   * Secret of a confidential client, which may leave PKCE out and sends the secret to the token endpoint. Default: a
   * public client.
   */
  secret?: string;
  /** Display name on the login page. */
  name?: string;
  /** URL of the logo on the login page: https, or a path of the provider. */
  logo?: string;
  /** Target of links in emails: the provider's own pages, or those of the application. Default: `hosted`. */
  accountPages?: 'hosted' | 'app';
  /**
   * Where a user continues after opening a page of the provider without an authorization request. Default: the first
   * origin.
   */
  home?: string;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Returns the provider's time as an ISO date. */
export const isoTime = ({ clock }: { clock: Clock }): string => new Date(clock.now()).toISOString();

/** Registration of this provider as a client of an OpenID provider. */
export interface OpenIdRegistration {
  /** URL below which `/.well-known/openid-configuration` is. */
  issuer: string;
  clientId: string;
  /** Absent for a public client, which is authenticated by PKCE alone. */
  clientSecret?: string | undefined;
}

export interface Settings {
  /** Lifetime of access tokens, in seconds. */
  accessTokenLifetime: number;
  /** Maximum lifetime of a session and all its refresh tokens, in seconds. */
  sessionLifetime: number;
  /** Seconds in which the previous refresh token is still accepted. */
  refreshReuseWindow: number;
  /** Whether reuse of a refresh token ends the session. False only counts it, for measurements. */
  revokeOnReuse: boolean;
  /**
   * Whether token responses include a `refresh_token`, as the real provider's do. False leaves it to the cookie.
   * Default: true.
   */
  sendsRefreshToken: boolean;
  /** Delay in milliseconds before token endpoints act. */
  tokenDelay: number;
  /** Number of consecutive wrong passwords that locks a user out. */
  maxFailures: number;
  /** Duration of a lockout, in seconds. */
  lockDuration: number;
  /** Wrong codes per account, purpose and hour, across all codes. */
  codeTriesPerAccount: number;
  /** Wrong codes per network and hour: an IPv4 address, or the first 64 bits of an IPv6 address. */
  codeTriesPerNetwork: number;
  /** Codes and links sent to one address per hour. */
  sendsPerAddress: number;
  /** Codes and links requested from one network per hour. */
  sendsPerNetwork: number;
  /** Second-factor strategies that can be set up. */
  mfaStrategies: readonly string[];
  machineToMachineAuthStrategy: 'ClientCredentials' | 'AccessToken';
  authStrategy: string;
  /** Strategies that users may choose instead of the first one. Default: none. */
  secondaryStrategies: readonly string[];
  /** Whether users may sign up. Default: false, only with an invitation. */
  allowSignups: boolean;
  /** Whether a magic link works only in the browser that requested it. Default: false. */
  magicLinkSameBrowser: boolean;
  /** Whether emails for invitations and activations contain a code, which the linked page requires. Default: false. */
  mailCodes: boolean;
  /** Social login providers on the login page, such as `google`. Default: none. */
  social: readonly string[];
  /** OpenID providers behind social login, by service. A mock page replaces the others. Default: none. */
  socialProviders: Readonly<Record<string, OpenIdRegistration>>;
  /** Whether the login page offers passkeys, and to add one after a sign-in. Default: false. */
  passkeys: boolean;
  /** Whether a CAPTCHA is required for sign-in with a password or a code, and for sign-up. Default: false. */
  captcha: boolean;
  /** Whether leaked passwords are refused as new ones, and a sign-in with one leads to a reset. Default: true. */
  refusesLeaked: boolean;
  /** Requirements for a new password. */
  passwordConfig: passwords.PasswordConfig;
  /** IP address that requests appear to come from. */
  ip: string;
  /** Seconds by which the provider's clock is ahead of the system clock. Default: 0. */
  clockAhead: number;
  /** Milliseconds since the epoch at which the clock is stopped. Default: 0, running. */
  clockStoppedAt: number;
  /** Card payments of the vendor: not set up, disabled, or enabled. */
  cardPayments: 'none' | 'off' | 'on';
  /** Whether accounts may change to a cheaper plan. */
  allowPlanDowngrade: boolean;
  /** Whether accounts may cancel. */
  allowPlanCancellation: boolean;
  /** Whether the vendor offers the assistant, which follows a script. Default: true. */
  assistant: boolean;
  /** Whether the vendor hides the provider's own mark on the account pages. Default: false. */
  whiteLabelMode: boolean;
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
  secondaryStrategies: [],
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
  ip: '127.0.0.1',
  clockAhead: 0,
  clockStoppedAt: 0,
  cardPayments: 'on',
  allowPlanDowngrade: true,
  allowPlanCancellation: true,
  whiteLabelMode: false,
  assistant: true,
};

/** The services that the rules of the provider use. */
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
  /** Returns whether a password has leaked. */
  hasLeaked: (password: string) => Promise<boolean>;
  /** Fetches a URL that an account entered, such as that of metadata. */
  readAddress: ReadAddress;
  /** Hosts that it may fetch from besides this machine. */
  idpHosts: readonly string[];
  hostSettings: HostSettings;
  /** Called with each message after it was added to the outbox. */
  onMessage?: ((message: MessageRow) => void) | undefined;
  /** Returns a hash without a password, verified for an unknown user so that both cases take the same time. */
  constantTimeHash(): Promise<string>;
  /** Social login providers and identity providers of accounts. */
  external: ExternalProvider;
}

export const defaultClients: readonly Client[] = [
  {
    id: 'portal',
    audience: 'portal-gateway',
    redirectUris: ['http://localhost:4300/oauth/callback'],
    origins: ['http://localhost:4300'],
    postLogoutRedirectUris: ['http://localhost:4300/'],
  },
];
