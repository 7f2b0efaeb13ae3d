/** The local research database as a process of its own, so that it can be killed. */

import { listen } from '../../demo/gateway/http/server';
import { createResearchDatabase } from '../../demo/research/local/database';
import { localTables } from '../../demo/research/local/local-tables';
import { openSqliteStore } from '../../demo/research/local/store.sqlite';

const [port = '0', file = '', token = ''] = process.argv.slice(2);
const database = createResearchDatabase({ tables: localTables, token, db: openSqliteStore(file, localTables) });
process.on('disconnect', () => process.exit());
await listen({ fetch: database.fetch, host: '127.0.0.1', port: Number(port) });
process.send?.({ ready: true });
