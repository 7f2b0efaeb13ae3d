import { randomBytes } from 'node:crypto';
import { webhookKinds } from '../research/feedback/kinds';
import { createResearchDatabase } from '../research/local/database';
import { localTableIds, localTables } from '../research/local/local-tables';
import { openSqliteStore } from '../research/local/store.sqlite';
import { createGateway, type Gateway, type GatewayOptions } from './gateway';
import type { DatabaseLink } from './nocodb/client';
import { systemClock } from './runtime/clock';
import type { GatewayConfig } from './runtime/config';
import { openFile } from './runtime/open-file';
import { openSqliteState } from './runtime/state.sqlite';

const SINK = 'http://webhooks.invalid';

interface OpenOptions extends Omit<GatewayOptions, 'database' | 'webhooks'> {
  /** Folder of the persistent state. Default: in memory. */
  dataDir?: string;
  /** Receives deliveries of the kinds without a URL, in development. Default: they are not sent. */
  sink?: (request: Request) => Promise<Response>;
}

/** SQLite cannot roll back a transaction that it has already ended, and this message is the only indication. */
const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : '';
  return message === '' || message.startsWith('cannot rollback') ? 'the local database cannot be written' : message;
};

/** Creates the in-process database: no other process can reach it, so its token lives as long as the process. */
const openLocalDatabase = (file: string): { link: DatabaseLink; close: () => void } => {
  const token = randomBytes(24).toString('base64url');
  const db = openFile(file, (path) => openSqliteStore(path, localTables));
  const database = createResearchDatabase({ tables: localTables, token, db });
  // A write failure becomes an error response, as of a remote database.
  const fetch = (request: Request) =>
    database.fetch(request).catch((error: unknown) => Response.json({ msg: messageOf(error) }, { status: 500 }));
  const link = { url: 'http://research.invalid', token, tableIds: localTableIds, fetch };
  return { link, close: database.close };
};

const sinkAddresses = Object.fromEntries(webhookKinds.map((kind) => [kind, `${SINK}/webhooks/${kind}`]));

const openDatabase = ({ database }: GatewayConfig) => {
  if (database.kind === 'local') return openLocalDatabase(database.file);
  const { url, token, tableIds } = database;
  return { link: { url, token, tableIds, fetch: (request: Request) => fetch(request) }, close: () => {} };
};

/** Creates a gateway with its parts as configured: remote ones, or the database in this process. */
export const openGateway = (options: OpenOptions): Gateway => {
  const { config, dataDir, sink, clock = systemClock, fetch = globalThis.fetch } = options;
  const state = options.state ?? openSqliteState({ folder: dataDir, now: clock.now });
  const { link, close } = openDatabase(config);
  const gateway = createGateway({
    ...options,
    database: link,
    state,
    webhooks: { ...(sink && sinkAddresses), ...config.webhooks },
    fetch: (input, init) => {
      const request = new Request(input, init);
      return sink && request.url.startsWith(`${SINK}/`) ? sink(request) : fetch(request);
    },
  });
  return {
    ...gateway,
    async close(serverClosed) {
      await gateway.close(serverClosed);
      close();
      await state.close();
    },
  };
};
