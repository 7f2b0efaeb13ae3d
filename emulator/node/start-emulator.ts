import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { safeParse } from 'zod/mini';
import { createEmulator, type Emulator } from '../emulator';
import type { Client } from '../provider';
import { argonPasswords } from './argon2-passwords';
import { protocolClients } from './external/protocol-clients';
import { createIdentityServer, openIdentitySocket } from './identity-server';
import { loopbackHosts, openPort, StartError } from './listen';
import { optionEntries } from './options';
import { postWebhook, readFromNode } from './outgoing-requests';
import { openMailer } from './smtp';
import { createSqliteDb } from './sqlite-db';
import type { StartOptions } from './start-options';
import { createStaticFiles } from './static-files';

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

/** Options that only code has; those of the command line too are checked like there. */
const ofCode = new Set<string>(['seed', 'onOrigin', 'passwords', 'pages'] satisfies (keyof StartOptions)[]);

/** Those of the command line only. */
const ofCommand = new Set<string>(['strict', 'open', 'json']);
const sharedOptions = optionEntries.filter(([name]) => !ofCommand.has(name) && !ofCode.has(name));

const checkOptions = (given: StartOptions) => {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || ofCode.has(name)) continue;
    const [, option] = sharedOptions.find(([known]) => known === name) ?? [];
    if (!option) {
      const names = [...ofCode, ...sharedOptions.map(([known]) => known)];
      throw new StartError(`startEmulator: there is no option "${name}". There are: ${names.join(', ')}.`);
    }
    const isEmptyList = Array.isArray(value) && value.length === 0;
    if (!isEmptyList && !safeParse(option.schema, value).success)
      throw new StartError(`startEmulator: "${name}" ${option.must}, not ${JSON.stringify(value)}.`);
  }
};

/**
 * Starts the provider on this machine: socket, state, sign-in pages, outbox and console.
 * @throws StartError in production, when the port is taken, or when an option is unknown or invalid
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
  checkOptions(options);
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
