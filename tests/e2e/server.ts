import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentWith } from './environment';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of the pages that the servers serve: `demo/start.mjs` builds those with React's development build apart. */
export const pagesFolder = join(root, 'demo/dist', process.env.REACT_BUILD === 'development' ? 'development' : '');

interface ServerOptions {
  portalPort: number;
  identityPort: number;
  /** Variables over those of every test. */
  env?: Record<string, string>;
  /** A file with variables, read as `npm start` reads the `.env` of a developer. */
  envFile?: string;
}

/** `npm start`, as a developer would run it, on ports and a folder of its own. */
export const startServer = async ({ portalPort, identityPort, env = {}, envFile }: ServerOptions) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-'));
  let child: ChildProcess;
  let message = '';

  const start = () =>
    new Promise<void>((resolve, reject) => {
      child = spawn(process.execPath, [...(envFile ? [`--env-file=${envFile}`] : []), 'demo/start.mjs'], {
        cwd: root,
        env: environmentWith({
          PORTAL_PORT: String(portalPort),
          IDENTITY_PORT: String(identityPort),
          DATA_DIR: dataDir,
          ...env,
        }),
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own, so that `kill -9` takes the server and not only the script that started it.
        detached: true,
      });
      const listen = (chunk: Buffer) => {
        message += chunk;
        if (message.includes('Ready after')) resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('close', (code) => reject(new Error(`the server ended with ${code}:\n${message}`)));
    });

  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.on('close', () => resolve());
      process.kill(-child.pid, signal);
    });

  await start();
  return {
    portal: `http://localhost:${portalPort}`,
    provider: `http://localhost:${identityPort}`,
    dataDir,
    output: () => message,
    kill: () => end('SIGKILL'),
    restart: () => {
      message = '';
      return start();
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type Server = Awaited<ReturnType<typeof startServer>>;
