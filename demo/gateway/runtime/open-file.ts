import { chmodSync, closeSync, openSync } from 'node:fs';
import { ConfigError } from './environment';

const adviceFor = (file: string, error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/FULL|ENOSPC/.test(code))
    return `The disk is full, so that ${file} cannot be written. Make room and start again.`;
  if (/READONLY|EROFS|EACCES|EPERM|CANTOPEN|IOERR/.test(code)) {
    return `The file ${file} cannot be written. Give it to the account that runs the portal, or set DATA_DIR to another folder.`;
  }
  if (/BUSY|LOCKED/.test(code)) {
    return `The file ${file} is in use by another process. Stop that process, or set DATA_DIR to another folder.`;
  }
  return `The file ${file} cannot be used. Move it away, or set DATA_DIR to another folder.`;
};

/**
 * Opens a database file.
 * @throws ConfigError with one sentence that says what to do.
 */
export const openFile = <T>(file: string, open: (file: string) => T): T => {
  try {
    return open(file);
  } catch (error) {
    throw new ConfigError([adviceFor(file, error)]);
  }
};

/** Creates a file that only the account of this process may read; SQLite gives its log the same permissions. */
export const makePrivateFile = (file: string): void => {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
};
