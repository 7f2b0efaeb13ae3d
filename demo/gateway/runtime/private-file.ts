import { chmodSync, closeSync, openSync } from 'node:fs';

/** Makes a file that only the account of this process may read; the log that SQLite keeps beside it gets the same rights. */
export const makePrivateFile = (file: string): void => {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
};
