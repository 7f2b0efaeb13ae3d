import { join } from 'node:path';
import { createCallSlots } from './call-slots';
import { openSqliteDeliveries } from './deliveries.sqlite';
import { openSqliteJournal } from './journal.sqlite';
import { openFile } from './open-file';
import { createRwLock } from './rw-lock';
import type { State } from './state';
import { createTokenBuckets } from './token-buckets';

interface SqliteStateOptions {
  /** Folder of the files. Default: in memory. */
  folder?: string | undefined;
  now: () => number;
}

/**
 * Opens the state of one gateway process: two SQLite files, with locks and rate limits in memory.
 * @throws ConfigError when a file cannot be used.
 */
export const openSqliteState = ({ folder, now }: SqliteStateOptions): State => {
  const open = <T>(name: string, opener: (file: string) => T): T =>
    folder === undefined ? opener(':memory:') : openFile(join(folder, name), opener);
  const deliveries = open('operations.db', (file) => openSqliteDeliveries(file, now));
  const journal = open('submissions.db', (file) => openSqliteJournal(file));
  return {
    journal,
    deliveries,
    rateLimits: createTokenBuckets(now),
    callSlots: createCallSlots(now),
    locks: createRwLock(),
    async close() {
      deliveries.close();
      journal.close();
    },
  };
};
