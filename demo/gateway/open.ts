import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type WebhookKind, webhookKinds } from '../research/feedback/kinds';
import { createResearchDatabase } from '../research/local/database';
import { localTableIds, localTables } from '../research/local/local-tables';
import { openSqliteStore } from '../research/local/store.sqlite';
import { systemClock } from './clock';
import type { GatewayConfig } from './config';
import type { DatabaseLink } from './database-client';
import { createFailedDeliveries } from './failed-deliveries';
import { openFailedDeliveries } from './failed-deliveries.sqlite';
import { createGateway, type Gateway, type GatewayOptions } from './gateway';
import { createMemoryJournal } from './journal';
import { openSqliteJournal } from './journal.sqlite';
import { openFile } from './open-file';
import { createWebhookSink, type WebhookSink } from './webhook-sink';

const SINK = 'http://webhooks.invalid';

interface OpenOptions extends Omit<GatewayOptions, 'database' | 'webhooks' | 'failed' | 'journal'> {
  /** Folder in which failed webhooks and the journal of submissions outlive the process. Default: they are kept in memory. */
  dataDir?: string;
}

export interface OpenGateway extends Gateway {
  /** Shows what arrived at the local webhooks; mount it on the development side, never on the portal's origin. */
  sink: WebhookSink;
}

/** A transaction that the file has ended by itself cannot be taken back, and that is all that is told of it. */
const wordsOf = (error: unknown): string => {
  const said = error instanceof Error ? error.message : '';
  return said === '' || said.startsWith('cannot rollback') ? 'the local database cannot be written' : said;
};

/** The in-process database: no other process can reach it, so its token lives as long as the process. */
const openLocalDatabase = (file: string): { link: DatabaseLink; close: () => void } => {
  const token = randomBytes(24).toString('base64url');
  const db = openFile(file, (path) => openSqliteStore(path, localTables));
  const database = createResearchDatabase({ tables: localTables, token, db });
  // A file that cannot be written is a database that says so, as a real one does.
  const fetch = (request: Request) =>
    database.fetch(request).catch((error: unknown) => Response.json({ msg: wordsOf(error) }, { status: 500 }));
  const link = { url: 'http://research.invalid', token, tableIds: localTableIds, fetch };
  return { link, close: database.close };
};

const webhookAddresses = ({ webhooks }: GatewayConfig) => {
  const addresses = webhookKinds.map((kind) => [kind, webhooks[kind] ?? `${SINK}/webhooks/${kind}`]);
  // Built from the kinds themselves.
  return Object.fromEntries(addresses) as Record<WebhookKind, string>;
};

const openDatabase = ({ database }: GatewayConfig) => {
  if (database.kind === 'local') return openLocalDatabase(database.file);
  const { url, token, tableIds } = database;
  return { link: { url, token, tableIds, fetch: (request: Request) => fetch(request) }, close: () => {} };
};

/** A gateway with its parts as the configuration names them: remote ones, or the database and the webhook sink in this process. */
export const openGateway = (options: OpenOptions): OpenGateway => {
  const { config, dataDir, clock = systemClock, fetch = globalThis.fetch } = options;
  const sink = createWebhookSink();
  const failed =
    dataDir === undefined
      ? createFailedDeliveries(clock.now)
      : openFile(join(dataDir, 'operations.db'), (file) => openFailedDeliveries(file, clock.now));
  const journal =
    dataDir === undefined
      ? createMemoryJournal()
      : openFile(join(dataDir, 'submissions.db'), (file) => openSqliteJournal(file));
  const { link, close } = openDatabase(config);
  const gateway = createGateway({
    ...options,
    database: link,
    failed,
    journal,
    webhooks: webhookAddresses(config),
    fetch: (input, init) => {
      const request = new Request(input, init);
      return request.url.startsWith(`${SINK}/`) ? sink.fetch(request) : fetch(request);
    },
  });
  sink.connect(gateway);
  return {
    ...gateway,
    sink,
    async close(doors) {
      await gateway.close(doors);
      close();
      failed.close();
      journal.close();
    },
  };
};
