import { join } from 'node:path';
import Database from 'libsql';
import { makePrivateFile, openFile } from './open-file';

/** Milliseconds to wait for a process that is about to release the folder. */
const LOCK_WAIT = 1000;

/**
 * Locks a folder for this process; returns the function that releases it. The system releases the lock when the process
 * ends, in any way. Two processes in one folder would silently overwrite each other's records.
 * @throws ConfigError when another process holds the lock.
 */
export const lockFolder = (folder: string): (() => void) =>
  openFile(join(folder, 'in-use'), (file) => {
    makePrivateFile(file);
    const db = new Database(file);
    try {
      // Writes nothing, so that it works on a full disk too.
      db.exec(`PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = ${LOCK_WAIT}; BEGIN EXCLUSIVE`);
    } catch (error) {
      db.close();
      throw error;
    }
    return () => void db.close();
  });
