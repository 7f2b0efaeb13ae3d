import type { Db } from './db/db';
import type { MessageRow } from './db/rows/records';
import type { OriginMode } from './http/origins';
import type { Client, Clock, Settings } from './provider';
import type { LeakedPasswords } from './rules/passwords/leaked-passwords';
import type { Passwords } from './rules/passwords/passwords';
import type { HostSettings } from './rules/policies/reachable-hosts';
import type { VendorMetadata } from './rules/policies/vendor-box';
import type { VerifyCaptcha } from './rules/sign-in/captcha';
import type { SeedSource } from './seed/seeds';
import type { CreateProtocolClients } from './sso/choose-external-provider';
import type { ReadAddress } from './sso/read-address';
import type { PostWebhook } from './webhooks/post';

/** Options of `createEmulator`, with any of the {@link Settings}. */
export interface EmulatorOptions extends Partial<Settings> {
  /** Initial data. Default: `small`, with six users and three accounts, for tests. */
  seed?: SeedSource;
  /** Default: the system clock. */
  clock?: Clock;
  /** Base URL and issuer. Default: `http://localhost:4400`. */
  baseUrl?: string;
  clients?: readonly Client[];
  /** Which pages may use the provider. Default: `registered`, only those of the clients. */
  origins?: OriginMode;
  /** Called with an origin in `loopback` mode when one of its pages makes its first call. */
  onOrigin?: (origin: string) => void;
  passwords?: Passwords;
  /** Default: in memory. */
  db?: Db;
  /** Fetches external texts, such as metadata. Default: `fetch`, without redirects. */
  readAddress?: ReadAddress;
  /** Clients of real identity providers. Default: a mock sign-in page of the provider for all of them. */
  protocolClients?: CreateProtocolClients;
  /** Verifies CAPTCHA tokens. Default: a mock service, which accepts each token that starts with `pass` once. */
  verifyCaptcha?: VerifyCaptcha;
  /** Looks leaked passwords up. Default: the ten thousand most common ones, without a network. */
  leakedPasswords?: LeakedPasswords;
  /** Creates a signing key of its own. Default: true with a given database, false in memory. */
  ownKey?: boolean;
  /** Posts to webhooks. Default: a sink of the provider receives everything. */
  post?: PostWebhook;
  /** Hosts that webhooks may call besides this machine, such as `hooks.example.com`. Default: none. */
  webhooksTo?: readonly string[];
  /** Hosts that metadata may be fetched from besides this machine, such as `id.example.com`. Default: none. */
  idpHosts?: readonly string[];
  /** How errors ask for one of these hosts, up to the host itself. Default: the flags of the command line. */
  hostSettings?: HostSettings;
  /**
   * Initial look of the sign-in pages until another is stored: `themeV2` and `localizations` of the vendor's metadata.
   */
  vendorBox?: VendorMetadata;
  /** Host that `onMessage` sends emails to, for the start page. Default: none. */
  mailHost?: string | undefined;
  /** Called with each email, text message and Slack message after it was added to the outbox. */
  onMessage?: (message: MessageRow) => void;
  /** Seed of the random source for rules with a `chance`, which makes runs repeatable. */
  faultSeed?: number;
}
