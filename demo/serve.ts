import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSqliteDb } from './emulator/db.sqlite';
import { createEmulator, type Emulator } from './emulator/emulator';
import { createIdentityServer, openIdentitySocket } from './emulator/identity-server';
import { loopbackHosts, openPort, StartError } from './emulator/listen';
import { argonPasswords } from './emulator/passwords.argon2';
import { printAccounts } from './emulator/seed/print-accounts';
import { ConfigError, readConfig } from './gateway/config';
import { type OpenGateway, openGateway } from './gateway/open';
import { listen } from './gateway/server';
import { createStaticFiles } from './gateway/static-files';

const demo = dirname(fileURLToPath(import.meta.url));
const { env } = process;
/** Milliseconds from the first sign to stop until the process is gone, whatever still runs. */
const STOP_WITHIN = 9000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

const readPort = (name: string, fallback: number): number => {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} must be a whole number from 1 to 65535.`);
};

/** Variables from a file `.env` beside the packages; what is set already wins. */
const readEnvFile = () => {
  const file = join(dirname(demo), '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new StartError(`The file ${file} cannot be read. Make it readable or move it away.`);
  }
};

/** Makes a folder and those above it. Node's own `recursive` never returns where the system refuses with "not found". */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** The folder that keeps everything between two runs. */
const openDataFolder = (): string => {
  const folder = resolve(env.DATA_DIR?.trim() || join(dirname(demo), '.data'));
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartError(`The folder ${folder} cannot be written. Make it writable or set DATA_DIR to another one.`);
  }
  return folder;
};

const refuseOpenNetwork = () => {
  const host = env.HOST?.trim();
  if (env.NODE_ENV === 'production') {
    throw new StartError(
      'The local identity provider is for trying things out and does not start with NODE_ENV=production. Set IDENTITY_URL to the real provider.',
    );
  }
  if (host && !LOOPBACK.has(host)) {
    throw new StartError(
      'The local identity provider is for this machine only. Remove HOST, or set IDENTITY_URL to the real provider.',
    );
  }
};

const openIdentity = async (file: string, port: number, portalOrigin: string): Promise<Emulator> => {
  try {
    const emulator = createEmulator({
      db: createSqliteDb(file),
      passwords: argonPasswords,
      baseUrl: `http://localhost:${port}`,
      clients: [
        {
          id: env.IDENTITY_CLIENT_ID?.trim() || 'portal',
          redirectUris: [`${portalOrigin}/oauth/callback`],
          origins: [portalOrigin],
          postLogoutRedirectUris: [`${portalOrigin}/`],
        },
      ],
    });
    await emulator.ready;
    return emulator;
  } catch {
    throw new StartError(`The file ${file} cannot be used. Move it away, or set DATA_DIR to another folder.`);
  }
};

const openDoors = async (gateway: OpenGateway, port: number, emulator: Emulator | undefined, identityPort: number) => {
  const hosts = emulator || !env.HOST?.trim() ? loopbackHosts : [env.HOST.trim()];
  const closePortal = await openPort(port, hosts, async (host) => {
    const server = await listen({ fetch: gateway.fetch, host, port });
    return server.close;
  });
  if (!emulator) return closePortal;
  const show = (request: Request) => gateway.sink.fetch(request);
  const answer = createIdentityServer({
    emulator,
    files: createStaticFiles(join(demo, 'dist/hosted')),
    pages: { '/webhooks': show, '/webhooks.json': show },
  });
  try {
    const open = (host: string) => openIdentitySocket(answer, host, identityPort);
    const closeIdentity = await openPort(identityPort, loopbackHosts, open);
    return async () => {
      await Promise.all([closePortal(), closeIdentity()]);
    };
  } catch (error) {
    await closePortal();
    throw error;
  }
};

const start = async () => {
  readEnvFile();
  const local = !env.IDENTITY_URL?.trim();
  if (local) refuseOpenNetwork();
  const portalPort = readPort('PORTAL_PORT', 4300);
  const identityPort = readPort('IDENTITY_PORT', 4400);
  if (portalPort === identityPort) throw new StartError('PORTAL_PORT and IDENTITY_PORT must be two different ports.');
  // In development the page server stands at the portal's port and passes calls on to the gateway.
  const gatewayPort = readPort('GATEWAY_PORT', portalPort);
  const portalOrigin = `http://localhost:${portalPort}`;
  const folder = openDataFolder();
  const config = readConfig({
    PUBLIC_ORIGIN: gatewayPort === portalPort ? undefined : portalOrigin,
    ...env,
    IDENTITY_URL: local ? `http://localhost:${identityPort}` : env.IDENTITY_URL,
    DATA_DIR: folder,
    PORT: String(gatewayPort),
  });

  const emulator = local ? await openIdentity(join(folder, 'identity.db'), identityPort, portalOrigin) : undefined;
  const gateway = openGateway({ config, portal: join(demo, 'dist/portal') });
  const closeDoors = await openDoors(gateway, gatewayPort, emulator, identityPort);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_WITHIN).unref();
    await Promise.all([closeDoors(), gateway.close()]);
    emulator?.db.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // `npm start` went away without a word.
  process.on('disconnect', () => void stop());

  console.log(`\nPortal             ${portalOrigin}`);
  console.log(`Identity provider  ${config.identity.url}`);
  if (emulator) printAccounts(emulator.issuer);
  console.log(`Ready after ${Math.round(process.uptime() * 1000)} ms. State is kept in ${folder}. Ctrl+C stops.`);
};

process.on('unhandledRejection', (reason) => {
  // One call that went wrong must not take the others down.
  console.error(`Unexpected: ${reason instanceof Error ? reason.message : 'unknown'}`);
});

start().catch((error: unknown) => {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) console.error(error);
  else console.error(error.message);
  process.exit(1);
});
