import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadOf } from './load';
import { type BenchRow, perSecond } from './table';

const ROUNDS = 5;
const script = fileURLToPath(new URL('./gateway-process.ts', import.meta.url));
const execArgv = ['--conditions=source', '--import', 'tsx'];

interface Place {
  child: ChildProcess;
  port: number;
  requests: string[];
}

const isPlace = (message: unknown): message is { port: number; authorizations: string[] } =>
  typeof message === 'object' && message !== null && 'port' in message && 'authorizations' in message;

const openPlace = (kind: 'gateway' | 'bare', folder: string): Promise<Place> =>
  new Promise((resolve, reject) => {
    // The log is discarded; errors are printed.
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const child = fork(script, [kind, folder], {
      execArgv,
      stdio: [...stdio],
      env: { ...process.env, NODE_ENV: 'test' },
    });
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code}.`)));
    child.once('message', (message) => {
      if (!isPlace(message)) return;
      const { port, authorizations } = message;
      const requests = authorizations.map(
        (authorization) =>
          `GET /api/v2/tables/users/records HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: ${authorization}\r\n\r\n`,
      );
      resolve({ child, port, requests });
    });
  });

/** Reads of the user's own record, which the gateway serves from its cache after verifying the token. */
export const gatewayRows = async (): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
  const places: Place[] = [];
  try {
    const open = async (kind: 'gateway' | 'bare') => {
      const place = await openPlace(kind, folder);
      places.push(place);
      return place;
    };
    const bare = await open('bare');
    const gateway = await open('gateway');
    const best = { bare: 0, gateway: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      best.bare = Math.max(best.bare, await loadOf(bare.port, bare.requests));
      best.gateway = Math.max(best.gateway, await loadOf(gateway.port, gateway.requests));
    }
    return [
      {
        what: 'gateway, cached user reads',
        peer: `${perSecond(best.bare)} (bare node:http, same caches)`,
        ours: `${perSecond(best.gateway)} (${((best.gateway / best.bare) * 100).toFixed(0)} %)`,
        budget: 'half of the bare server',
        reached: best.gateway >= best.bare / 2,
      },
    ];
  } finally {
    for (const { child } of places) child.removeAllListeners('exit').kill();
    await rm(folder, { recursive: true, force: true });
  }
};
