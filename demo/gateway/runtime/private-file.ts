import { chmodSync, closeSync, openSync } from 'node:fs';

/** Creates a file that only the account of this process may read; SQLite gives its log the same permissions. */
export const makePrivateFile = (file: string): void => {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
};
