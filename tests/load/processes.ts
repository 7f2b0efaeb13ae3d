import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const probe = fileURLToPath(new URL('./probe.mjs', import.meta.url));

export interface Measured {
  /** Bytes in use after a garbage collection. */
  heap: number;
  /** Bytes of memory in total, including SQLite. */
  rss: number;
  /** Milliseconds, 99th percentile since the last time. */
  loop: number;
  /** Milliseconds of CPU time since the process began. */
  cpu: number;
  handles: number;
}

export interface ServerProcess {
  /** Sends a message to the process; the reply is the first message with the same name in it. */
  request(name: string, message?: Serializable): Promise<unknown>;
  measure(): Promise<Measured>;
  /** Resolves with the milliseconds until the process ended, and its exit code. */
  end(signal: NodeJS.Signals): Promise<{ ms: number; code: number | null }>;
  /** Whether it exited without a signal. */
  gone(): boolean;
}

const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

interface StartOptions {
  script: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** TypeScript needs a loader; a bundled server does not. */
  loader?: boolean;
}

/** Starts a server; its output is discarded, its errors are printed. */
export const startProcess = ({ script, args = [], env = {}, loader = true }: StartOptions): ServerProcess => {
  const child = fork(script, [...args], {
    execArgv: ['--expose-gc', '--import', probe, ...(loader ? ['--conditions=source', '--import', 'tsx'] : [])],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  const gone = () => child.exitCode !== null || child.signalCode !== null;

  const response = (name: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        child.off('message', onMessage);
        child.off('exit', fail);
      };
      const fail = () => {
        leave();
        reject(new Error(`${script} ended before it printed "${name}".`));
      };
      const onMessage = (message: unknown) => {
        if (!isRecord(message) || !(name in message)) return;
        leave();
        resolve(message[name]);
      };
      child.on('message', onMessage);
      child.on('exit', fail);
    });

  return {
    request(name, message) {
      const reply = response(name);
      if (message !== undefined) child.send(message);
      return reply;
    },
    async measure() {
      const reply = response('measured');
      child.send('measure');
      const measured = await reply;
      if (!isRecord(measured)) throw new Error('A probe sent nothing.');
      const { heap, rss, loop, cpu, handles } = measured;
      return { heap: Number(heap), rss: Number(rss), loop: Number(loop), cpu: Number(cpu), handles: Number(handles) };
    },
    end: (signal) =>
      new Promise((resolve) => {
        const start = performance.now();
        const over = () => resolve({ ms: performance.now() - start, code: child.exitCode });
        if (gone()) return over();
        child.once('exit', over);
        child.kill(signal);
        return undefined;
      }),
    gone,
  };
};
