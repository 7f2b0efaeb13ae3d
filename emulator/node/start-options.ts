import type { SettingsChange } from '../console/settings-change';
import type { EmulatorOptions } from '../options';
import type { Passwords } from '../rules/passwords/passwords';

/** Options of `startEmulator`. */
export interface StartOptions extends Pick<EmulatorOptions, 'seed' | 'onOrigin'> {
  /** An ISO time at which the clock is stopped, which makes runs repeatable. Default: the system clock. */
  clock?: string;
  /**
   * Also sends the emails of the outbox to this server, such as `smtp://localhost:1025`; needs the package
   * `nodemailer`. Default: none.
   */
  smtp?: string;
  /** Settings of the provider, such as `{ allowSignups: true }`. */
  settings?: SettingsChange;
  /** Default: 4400. */
  port?: number;
  /** Origins that may use the provider, compared exactly. Default: any page of this machine. */
  origins?: readonly string[];
  /** A file that stores the state. Default: in memory. */
  data?: string;
  /** Client id of the application. Default: `local`. */
  clientId?: string;
  /** Secret of the application, which makes it a confidential client. Default: a public client. */
  clientSecret?: string;
  /** Paths to which a sign-in may return at each origin. Default: `/oauth/callback`. */
  callbackPaths?: readonly string[];
  /** Hosts of identity providers that it may call besides this machine, such as `id.example.com`. Default: none. */
  idpHosts?: readonly string[];
  /** Hosts that webhooks may call besides this machine, such as `hooks.example.com`. Default: none. */
  webhooksTo?: readonly string[];
  /**
   * URLs of scripts that its pages load besides their own, such as a tag manager: https, or http on this machine. They hear
   * `gatehouse:event`, and may call their own origin. Default: none.
   */
  pageScripts?: readonly string[];
  /** How passwords are hashed. Default: argon2id. */
  passwords?: Passwords;
  /** Folder of the built sign-in pages. Default: those of the package. */
  pages?: string;
}
