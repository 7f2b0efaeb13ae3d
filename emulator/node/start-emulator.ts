import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SettingsChange } from '../console/settings-change';
import { createEmulator, type Emulator } from '../emulator';
import { isPageScript } from '../oauth/page-scripts';
import type { EmulatorOptions } from '../options';
import type { Client } from '../provider';
import type { Passwords } from '../rules/passwords/passwords';
import { argonPasswords } from './argon2-passwords';
import { protocolClients } from './external/protocol-clients';
import { createIdentityServer, openIdentitySocket } from './identity-server';
import { loopbackHosts, openPort, StartError } from './listen';
import { postWebhook, readFromNode } from './outgoing-requests';
import { openMailer } from './smtp';
import { createSqliteDb } from './sqlite-db';
import { createStaticFiles } from './static-files';

/** Options of {@link startEmulator}. */
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

/** A local identity provider behind a socket. */
export interface StartedEmulator {
  emulator: Emulator;
  /** Stops accepting calls, waits up to 5 seconds for running ones and closes the database. */
  close(): Promise<void>;
}

const CALLBACK = '/oauth/callback';
/** Any origin, since only paths are compared in `loopback` mode. */
const ANY = 'http://localhost';

const clientFor = ({ clientId = 'local', clientSecret, origins, callbackPaths = [CALLBACK] }: StartOptions): Client => {
  const homes = origins ?? [ANY];
  return {
    id: clientId,
    ...(clientSecret !== undefined && { secret: clientSecret }),
    origins: origins ?? [],
    redirectUris: homes.flatMap((origin) => callbackPaths.map((path) => origin + path)),
    postLogoutRedirectUris: homes.map((origin) => `${origin}/`),
  };
};

/**
 * Creates the file with access for the current user only, before anything is written; SQLite gives its other files the
 * same mode.
 */
const openPrivately = (file: string) => {
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    return createSqliteDb(file);
  } catch {
    throw new StartError(`The file ${file} cannot be used. Name another one, or make its folder writable.`);
  }
};

/** In the built package next to its modules; when run from source, in the build output. */
const bundledPages = (): string => {
  const [built = '', ofSources = ''] = ['../pages', '../dist/pages'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return existsSync(built) ? built : ofSources;
};

const checkOrigin = (origin: string) => {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === origin) return;
  throw new StartError(`"${origin}" is not an origin. Write it like http://localhost:5173, without a path.`);
};

const checkPageScript = (script: string) => {
  if (isPageScript(script)) return;
  throw new StartError(
    `The page script "${script}" must be a URL that starts with https://, or with http:// on localhost.`,
  );
};

/**
 * Starts the provider on this machine: socket, state, sign-in pages, outbox and console.
 * @throws StartError in production, when the port is taken, or when an origin, a page script or the file is invalid
 */
export const startEmulator = async (options: StartOptions = {}): Promise<StartedEmulator> => {
  const { port = 4400, origins, data, pages = bundledPages(), seed = 'demo', onOrigin } = options;
  const { clock, smtp, settings, idpHosts = [], webhooksTo = [], pageScripts = [] } = options;
  const { passwords = argonPasswords } = options;
  if (process.env.NODE_ENV === 'production') {
    throw new StartError(
      'The local identity provider does not start with NODE_ENV=production: its accounts are public.',
    );
  }
  for (const origin of origins ?? []) checkOrigin(origin);
  for (const script of pageScripts) checkPageScript(script);
  const mailer = smtp === undefined ? undefined : await openMailer(smtp);
  const emulator = createEmulator({
    ...settings,
    ...(clock !== undefined && { clockStoppedAt: Date.parse(clock) }),
    ...(mailer && { onMessage: mailer.send, mailHost: mailer.host }),
    baseUrl: `http://localhost:${port}`,
    clients: [clientFor(options)],
    origins: origins ? 'registered' : 'loopback',
    passwords,
    post: postWebhook,
    webhooksTo,
    idpHosts,
    seed,
    ...(onOrigin && { onOrigin }),
    ...(data !== undefined && { db: openPrivately(data) }),
    readAddress: readFromNode,
    protocolClients: protocolClients(idpHosts),
    ownKey: true,
  });
  await emulator.ready;
  const answer = createIdentityServer({
    emulator,
    files: createStaticFiles(pages),
    pageScripts,
    howToBuildPages: 'In the repository run "npm run build"; a published package contains them.',
  });
  const closePort = await openPort(port, loopbackHosts, (host) => openIdentitySocket(answer, host, port));
  return {
    emulator,
    close: async () => {
      await closePort();
      emulator.close();
      mailer?.close();
    },
  };
};
