import { fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port';

/** Timeout of the start in milliseconds; a busy machine needs half a minute. */
const START_TIME = 180_000;

/** The account of the temporary NocoDB. */
export const account = { email: 'admin@example.test', password: 'Local-Passw0rd' };

interface NocoDb {
  url: string;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

const lastLines = (file: string) => readFileSync(file, 'utf8').split('\n').slice(-20).join('\n');

/**
 * Starts NocoDB on a free port of this machine, with an empty folder of its own, and its data in `database` if given.
 * Rejects with the end of its output.
 */
export const startNocoDb = async (database?: string): Promise<NocoDb> => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-nocodb-'));
  const log = join(folder, 'log.txt');
  const output = openSync(log, 'w');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(fileURLToPath(new URL('host.mjs', import.meta.url)), {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      PORT: String(port),
      NC_TOOL_DIR: folder,
      NC_DISABLE_TELE: 'true',
      NC_DISABLE_ERR_REPORTS: 'true',
      NC_AUTH_JWT_SECRET: 'throw-away',
      NC_PUBLIC_URL: url,
      NC_ADMIN_EMAIL: account.email,
      NC_ADMIN_PASSWORD: account.password,
      ...(database !== undefined && { NC_DB: database }),
    },
  });
  closeSync(output);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const limit = setTimeout(() => child.kill('SIGKILL'), START_TIME);
  const early = gone.then(() => {
    throw new Error(`NocoDB did not start:\n${lastLines(log)}`);
  });
  try {
    await Promise.race([ready, early]);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(limit);
  }
  // From here on, `stop` waits for its exit.
  early.catch(() => {});
  return { url, stop };
};
