import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { localTableIds } from '../../demo/research/local/local-tables';
import { type ServerProcess, startProcess } from './processes';

const root = fileURLToPath(new URL('../../', import.meta.url));
const GIVE_UP = 20_000;

/** The portal's server as one file, bundled as by `npm start`. In the repository, so that its packages are found. */
export const bundleServer = async (folder = 'load'): Promise<string> => {
  const source = join(root, 'demo/serve.ts');
  const outfile = join(root, '.cache', folder, 'serve.mjs');
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: ['libsql', '@node-rs/argon2', 'pino'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    logLevel: 'error',
  });
  return outfile;
};

export interface GatewayPlace {
  script: string;
  port: number;
  identityUrl: string;
  folder: string;
  /** Default: the database in the same process. */
  databaseUrl?: string;
  /** Variables of a NocoDB, in place of `databaseUrl`. */
  nocoDb?: Readonly<Record<string, string>>;
  /** PostgreSQL with the state that several gateways share. Default: files in the folder. */
  stateUrl?: string;
  /** Calls to the database in one second. Default: no limit. */
  perSecond?: number;
}

export interface RunningGateway extends ServerProcess {
  /** Milliseconds from the start of the process until it was ready. */
  readyAfter: number;
}

const remote = (url: string) => ({
  RESEARCH_DB_URL: url,
  RESEARCH_DB_TOKEN: 'load-token',
  ...Object.fromEntries(
    Object.entries(localTableIds).map(([name, id]) => [`RESEARCH_TABLE_${name.toUpperCase()}`, id]),
  ),
});

/** The token that a database double accepts. */
export const DATABASE_TOKEN = 'load-token';

/**
 * Starts the portal's server in its own process and waits until it is ready. Limits per user are applied, but never
 * reached.
 */
export const startGateway = async (place: GatewayPlace): Promise<RunningGateway> => {
  const start = performance.now();
  const server = startProcess({
    script: place.script,
    loader: false,
    env: {
      // The environment takes precedence over a file `.env`: no real database is put under load.
      RESEARCH_DB_URL: '',
      RESEARCH_DB_TOKEN: '',
      ...Object.fromEntries(Object.keys(localTableIds).map((name) => [`RESEARCH_TABLE_${name.toUpperCase()}`, ''])),
      ...Object.fromEntries(Object.keys(localTableIds).map((name) => [`WEBHOOK_${name.toUpperCase()}`, ''])),
      ...(place.databaseUrl !== undefined && remote(place.databaseUrl)),
      ...place.nocoDb,
      STATE_URL: place.stateUrl ?? '',
      RESEARCH_DB_MAX_PER_SECOND: String(place.perSecond ?? 0),
      IDENTITY_URL: place.identityUrl,
      IDENTITY_ISSUER: '',
      GATEWAY_AUDIENCE: '',
      GATEWAY_TOKEN_TYPE: '',
      GATEWAY_READS_PER_SECOND: '100000',
      GATEWAY_WRITES_PER_SECOND: '100000',
      OPERATOR_TOKEN: '',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: '',
      DATA_DIR: place.folder,
      PORTAL_PORT: String(place.port),
      GATEWAY_PORT: '',
      IDENTITY_PORT: String(place.port + 1),
    },
  });
  while (!(await isReady(place.port))) {
    if (server.gone() || performance.now() - start > GIVE_UP) throw new Error('The gateway did not start.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { ...server, readyAfter: performance.now() - start };
};

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
