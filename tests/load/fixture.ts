import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer, DATABASE_TOKEN, type GatewayPlace, type RunningGateway, startGateway } from './gateway';
import { openIdentity } from './identity';
import type { LoadOptions } from './options';
import { type ServerProcess, startProcess } from './processes';
import { createUsers, type LoadUser } from './users';

type Mode = 'fine' | 'hang' | 'reset' | 'fail';

export interface UpstreamStats {
  calls: number;
  mostInOneSecond: number;
  mostUnderWay: number;
  tooSoon: number;
  /** Milliseconds. */
  stall: number;
  rows: number;
  different: number;
}

export interface Upstream extends ServerProcess {
  url: string;
  /** Counters since the last reset. */
  stats(message?: { mode?: Mode; forget?: boolean }): Promise<UpstreamStats>;
}

export interface Fixture {
  options: LoadOptions;
  port: number;
  barePort: number;
  createUsers(count: number): LoadUser[];
  newFolder(): string;
  /** A gateway, on `port` unless specified. Default: with the database in its process, in a new folder. */
  gateway(
    place?: Partial<Pick<GatewayPlace, 'folder' | 'port' | 'databaseUrl' | 'nocoDb' | 'perSecond' | 'stateUrl'>>,
  ): Promise<RunningGateway>;
  /** A bare server on `barePort`, with a database by URL or by file. */
  bare(database: { url?: string; file?: string }): Promise<ServerProcess>;
  /** The database double, 50 ms away. */
  upstream(): Promise<Upstream>;
  /** The local database as a process of its own. */
  database(file: string): Promise<ServerProcess & { url: string }>;
  close(): void;
}

const DELAY_MS = 50;

/** Shared by all scenarios: tokens, ports, and the start of each process. */
export const openFixture = async (options: LoadOptions): Promise<Fixture> => {
  const [port, identityPort, upstreamPort, barePort, databasePort] = [0, 1, 2, 3, 4].map((add) => options.port + add);
  if (!port || !identityPort || !upstreamPort || !barePort || !databasePort) throw new Error('Five ports are needed.');
  const script = await bundleServer();
  const identity = await openIdentity(identityPort);
  const root = mkdtempSync(join(tmpdir(), 'gatehouse-load-'));
  const known: LoadUser[] = [];
  const newFolder = () => mkdtempSync(join(root, 'data-'));

  return {
    options,
    port,
    barePort,
    newFolder,
    createUsers(count) {
      if (known.length < count) known.push(...createUsers(identity.url, count).slice(known.length));
      return known.slice(0, count);
    },
    gateway: (place = {}) =>
      startGateway({ script, port, identityUrl: identity.url, folder: place.folder ?? newFolder(), ...place }),
    async bare({ url = '', file = '' }) {
      const server = startProcess({
        script: fileURLToPath(new URL('./bare-process.ts', import.meta.url)),
        args: [String(barePort), url, file],
      });
      await server.request('ready');
      return server;
    },
    async upstream() {
      const server = startProcess({
        script: fileURLToPath(new URL('./upstream-process.ts', import.meta.url)),
        args: [String(upstreamPort), String(DELAY_MS)],
      });
      await server.request('ready');
      return {
        ...server,
        url: `http://127.0.0.1:${upstreamPort}`,
        // The process sends numbers under these names.
        stats: async (message = {}) => (await server.request('stats', message)) as UpstreamStats,
      };
    },
    async database(file) {
      const args = [String(databasePort), file, DATABASE_TOKEN];
      const server = startProcess({ script: fileURLToPath(new URL('./database-process.ts', import.meta.url)), args });
      await server.request('ready');
      return { ...server, url: `http://127.0.0.1:${databasePort}` };
    },
    close() {
      identity.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
