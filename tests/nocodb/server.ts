import { fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provision } from '../../demo/research/provision/provision';
import { type PostgresServer, startPostgres } from '../postgres/server';
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

export interface ResearchBase {
  url: string;
  /** Variables for a gateway, printed by provisioning. */
  variables: Readonly<Record<string, string>>;
  /** Ends NocoDB, and its PostgreSQL, and removes their data. */
  stop(): Promise<void>;
}

/** Creates a database for NocoDB on a PostgreSQL; returns its address as NocoDB writes it. */
export const createNocoDatabase = ({ url, createDatabase }: PostgresServer): string => {
  createDatabase('nocodb');
  const { hostname, port, username } = new URL(url);
  return `pg://${hostname}:${port}?u=${username}&p=none&d=nocodb`;
};

/** Starts NocoDB and creates its tables as an operator would. Default database: SQLite in its folder. */
export const startResearchBase = async (database?: string): Promise<ResearchBase> => {
  const nocoDb = await startNocoDb(database);
  const lines: string[] = [];
  try {
    await provision({
      env: { RESEARCH_DB_URL: nocoDb.url, NOCODB_EMAIL: account.email, NOCODB_PASSWORD: account.password },
      check: false,
      print: (line) => lines.push(line),
      report: console.log,
    });
  } catch (error) {
    await nocoDb.stop();
    throw error;
  }
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  });
  return { ...nocoDb, variables: Object.fromEntries(pairs) };
};

/** The same on a PostgreSQL of its own. */
export const startResearchBaseOnPostgres = async (): Promise<ResearchBase> => {
  const server = await startPostgres();
  try {
    const base = await startResearchBase(createNocoDatabase(server));
    return {
      ...base,
      async stop() {
        await base.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
