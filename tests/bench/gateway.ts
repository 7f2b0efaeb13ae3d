import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchRow, perSecond } from './table';

const CONNECTIONS = 50;
const WARM_UP_MS = 500;
const ROUND_MS = 1500;

/** Bytes of the first complete response at the start of the text, or 0. Responses without a length are not supported. */
const responseLength = (text: string): number => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = text.slice(0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server refused: ${text.slice(0, 300)}`);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    const last = text.indexOf('\r\n0\r\n\r\n', end);
    return last < 0 ? 0 : last + 7;
  }
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`No length: ${head}`);
  return text.length >= end + 4 + length ? end + 4 + length : 0;
};

/** Responses per second of a server over persistent connections, one request at a time on each. */
const loadOf = async (port: number, requests: readonly string[]): Promise<number> => {
  let response = 0;
  let counting = false;
  let stopped = false;
  let next = 0;

  const send = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      const sendNext = () => {
        if (stopped) return socket.end();
        next = (next + 1) % requests.length;
        return socket.write(requests[next] ?? '');
      };
      // Responses are ASCII only, so that characters and bytes are equal in number.
      socket.setEncoding('latin1').setNoDelay(true);
      socket.on('connect', sendNext).on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        text += chunk;
        try {
          const length = responseLength(text);
          if (length === 0) return;
          text = text.slice(length);
          if (counting) response += 1;
          sendNext();
        } catch (error) {
          reject(error);
        }
      });
    });

  const all = Promise.all(Array.from({ length: CONNECTIONS }, send));
  const wait = (ms: number) => Promise.race([all, new Promise((resolve) => setTimeout(resolve, ms))]);
  await wait(WARM_UP_MS);
  counting = true;
  const start = performance.now();
  await wait(ROUND_MS);
  const rate = (response / (performance.now() - start)) * 1000;
  stopped = true;
  await all;
  return rate;
};

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
