import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmulator, type Emulator } from '@gatehouse/emulator';
import {
  accountLines,
  argonPasswords,
  createIdentityServer,
  createSqliteDb,
  createStaticFiles,
  loopbackHosts,
  openIdentitySocket,
  openPort,
  postWebhook,
  protocolClients,
  readFromNode,
  StartError,
} from '@gatehouse/emulator/node';
import type { Gateway } from './gateway/gateway';
import { listen } from './gateway/http/server';
import { openGateway } from './gateway/open';
import { ConfigError } from './gateway/runtime/environment';
import { lockFolder } from './gateway/runtime/folder-lock';
import { handleProcessErrors } from './gateway/runtime/process-errors';
import { openPostgresState } from './gateway/runtime/state.postgres';
import { readSetup, type Setup } from './read-setup';
import { webhookKinds } from './research/feedback/kinds';
import { vendorBox } from './vendor-box';
import { places, RETRY_PATH } from './webhook-sink/page';
import { createWebhookSink, type WebhookSink } from './webhook-sink/sink';

const demo = dirname(fileURLToPath(import.meta.url));
const { env } = process;
const pagesFolder = env.PAGES_FOLDER ?? join(demo, 'dist');
/** Milliseconds from the first stop signal until the process ends, whatever still runs. */
const STOP_WITHIN = 9000;

/** Variables of a file `.env` beside the packages; existing ones take precedence. */
const readEnvFile = () => {
  const file = join(dirname(demo), '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new StartError(`The file ${file} cannot be read. Make it readable or move it away.`);
  }
};

/** How its errors ask for another host: `npm start` has no flags. */
const hostSettings = { webhooksTo: 'IDENTITY_WEBHOOKS_TO=', idpHosts: 'IDENTITY_IDP_HOSTS=' };

const openIdentity = async (file: string, setup: Setup): Promise<Emulator> => {
  const { identityPort, identitySeed, portalOrigin, webhooksTo, idpHosts } = setup;
  try {
    const emulator = createEmulator({
      db: createSqliteDb(file),
      seed: identitySeed,
      vendorBox,
      passwords: argonPasswords,
      post: postWebhook,
      readAddress: readFromNode,
      protocolClients: protocolClients(idpHosts, hostSettings.idpHosts),
      webhooksTo,
      idpHosts,
      hostSettings,
      baseUrl: `http://localhost:${identityPort}`,
      clients: [
        {
          id: env.IDENTITY_CLIENT_ID?.trim() || 'portal',
          audience: env.GATEWAY_AUDIENCE?.trim() || 'portal-gateway',
          name: 'Product Research Portal',
          logo: '/icon.svg',
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

interface Listeners {
  gateway: Gateway;
  port: number;
  /** Serves the local provider, and the page of received webhooks. */
  local?: { emulator: Emulator; sink: WebhookSink; port: number } | undefined;
}

const openListeners = async ({ gateway, port, local }: Listeners) => {
  const hosts = local || !env.HOST?.trim() ? loopbackHosts : [env.HOST.trim()];
  const closePortal = await openPort(port, hosts, async (host) => {
    const server = await listen({ fetch: gateway.fetch, protocolError: gateway.protocolError, host, port });
    return server.close;
  });
  if (!local) return closePortal;
  const showSink = (request: Request) => local.sink.fetch(request);
  const handler = createIdentityServer({
    emulator: local.emulator,
    files: createStaticFiles(join(pagesFolder, 'hosted')),
    pages: { '/webhooks': showSink, '/webhooks.json': showSink, [RETRY_PATH]: showSink },
    places,
  });
  try {
    const open = (host: string) => openIdentitySocket(handler, host, local.port);
    const closeIdentity = await openPort(local.port, loopbackHosts, open);
    return async () => {
      await Promise.all([closePortal(), closeIdentity()]);
    };
  } catch (error) {
    await closePortal();
    throw error;
  }
};

interface LocalStart {
  origin: string;
  emulator: Emulator;
  folder: string;
  ms: number;
}

/** Reports the start in sentences: on this machine a developer reads the log. */
const printStart = ({ origin, emulator, folder, ms }: LocalStart) => {
  const { issuer } = emulator;
  console.log(`\nPortal             ${origin}`);
  console.log(`Identity provider  ${issuer}`);
  console.log(`Emails and codes   ${issuer}/_emulator/outbox`);
  console.log(`Webhooks           ${issuer}/webhooks\n`);
  console.log(`${accountLines(emulator)}\n`);
  console.log(`Ready after ${ms} ms. State is kept in ${folder}. Ctrl+C stops.`);
};

const start = async () => {
  readEnvFile();
  const defaultFolder = join(dirname(demo), '.data');
  const setup = readSetup(env, defaultFolder);
  const { config, local: isLocal, gatewayPort, identityPort, folder } = setup;
  const releaseFolder = lockFolder(folder);

  const emulator = isLocal ? await openIdentity(join(folder, 'identity.db'), setup) : undefined;
  const sink = createWebhookSink(emulator && { file: join(folder, 'webhooks-received.db') });
  const state =
    config.stateUrl === undefined ? undefined : await openPostgresState({ url: config.stateUrl, now: Date.now });
  const gateway = openGateway({
    config,
    files: createStaticFiles(join(pagesFolder, 'portal')),
    dataDir: folder,
    ...(state && { state }),
    ...(emulator && { sink: sink.fetch }),
  });
  sink.connect(gateway);
  const local = emulator && { emulator, sink, port: identityPort };
  const closeListeners = await openListeners({ gateway, port: gatewayPort, local });

  let stopping = false;
  const stop = async (code = 0) => {
    process.exitCode ||= code;
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(), STOP_WITHIN).unref();
    await gateway.close(closeListeners());
    emulator?.close();
    sink.close();
    releaseFolder();
    process.exit();
  };
  handleProcessErrors({ source: process, log: gateway.error, end: () => void stop(1) });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // `npm start` ended without a signal.
  process.on('disconnect', () => void stop());

  const [origin = ''] = config.origins;
  const ms = Math.round(process.uptime() * 1000);
  if (emulator) return printStart({ origin, emulator, folder, ms });
  // Log collectors read only JSON lines.
  gateway.log.info('started', { portal: origin, identityProvider: config.identity.url, data: folder, ms });
  const withoutWebhook = webhookKinds.filter((kind) => config.webhooks[kind] === undefined);
  if (withoutWebhook.length > 0) gateway.log.warn('webhook not configured', { kinds: withoutWebhook.join(', ') });
};

// Only this user can read databases and journals.
process.umask(0o077);

// The reader of the log may close; the server continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

start().catch((error: unknown) => {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) console.error(error);
  else console.error(error.message);
  process.exit(1);
});
