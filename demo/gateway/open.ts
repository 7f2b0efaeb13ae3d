import { randomBytes } from 'node:crypto';
import { createResearchDatabase } from '../emulator/research/database';
import { localTableIds, localTables } from '../emulator/research/local-tables';
import { openSqliteStore } from '../emulator/research/store.sqlite';
import type { GatewayConfig } from './config';
import type { DatabaseLink } from './database-client';
import { createGateway, type Gateway, type GatewayOptions } from './gateway';
import { createWebhookSink, type WebhookSink } from './webhook-sink';

const SINK = 'http://webhooks.invalid';

type OpenOptions = Omit<GatewayOptions, 'database' | 'webhooks'>;

export interface OpenGateway extends Gateway {
  /** Shows what arrived at the local webhooks; mount it on the development side, never on the portal's origin. */
  sink: WebhookSink;
}

/** The in-process database: nobody else can reach it, so its token lives as long as the process. */
const openLocalDatabase = (file: string): { link: DatabaseLink; close: () => void } => {
  const token = randomBytes(24).toString('base64url');
  const database = createResearchDatabase({ tables: localTables, token, db: openSqliteStore(file, localTables) });
  const link = { url: 'http://research.invalid', token, tableIds: localTableIds, fetch: database.fetch };
  return { link, close: database.close };
};

const openDatabase = ({ database }: GatewayConfig) => {
  if (database.kind === 'local') return openLocalDatabase(database.file);
  const { url, token, tableIds } = database;
  return { link: { url, token, tableIds, fetch: (request: Request) => fetch(request) }, close: () => {} };
};

/** A gateway with its parts as the configuration names them: remote ones, or the database and the webhook sink in this process. */
export const openGateway = (options: OpenOptions): OpenGateway => {
  const { config, fetch = globalThis.fetch } = options;
  const sink = createWebhookSink();
  const { link, close } = openDatabase(config);
  const gateway = createGateway({
    ...options,
    database: link,
    webhooks: { general: config.webhooks.general ?? `${SINK}/webhooks/general` },
    fetch: (input, init) => {
      const request = new Request(input, init);
      return request.url.startsWith(`${SINK}/`) ? sink.fetch(request) : fetch(request);
    },
  });
  sink.showFailures(gateway.failures);
  return {
    ...gateway,
    sink,
    async close() {
      await gateway.close();
      close();
    },
  };
};
