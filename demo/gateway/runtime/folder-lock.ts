import { join } from 'node:path';
import Database from 'libsql';
import { openFile } from './open-file';
import { makePrivateFile } from './private-file';

/** Milliseconds in which a process that is about to end may let go of the folder. */
const PATIENCE = 1000;

/**
 * Makes a folder this process's own; gives back the function that lets go of it. The system lets go by itself when the
 * process ends, however it ends. Two processes over one folder would write over each other's records without a word.
 * Throws a ConfigError when another process has it.
 */
export const lockFolder = (folder: string): (() => void) =>
  openFile(join(folder, 'in-use'), (file) => {
    makePrivateFile(file);
    const db = new Database(file);
    try {
      // Nothing is written, so that it works on a full disk too.
      db.exec(`PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = ${PATIENCE}; BEGIN EXCLUSIVE`);
    } catch (error) {
      db.close();
      throw error;
    }
    return () => void db.close();
  });
