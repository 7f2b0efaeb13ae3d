import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Variables = Readonly<Record<string, string>>;

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
const started = new Set<ChildProcess>();

/** Starts a command in a group of its own: what it starts ends with it. */
export const start = (folder: string, command: string, args: readonly string[], more: Variables = {}) => {
  const child = spawn(command, args, { cwd: folder, env: { ...env, ...more }, detached: true, stdio: 'pipe' });
  const message: Buffer[] = [];
  started.add(child);
  child.stdout.on('data', (chunk: Buffer) => message.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => message.push(chunk));
  child.on('close', () => started.delete(child));
  return { child, output: () => Buffer.concat(message).toString() };
};

/** Ends a command with what it started, and waits until it has ended. */
const stop = async (child: ChildProcess): Promise<void> => {
  if (!child.pid || !started.has(child)) return;
  const closed = once(child, 'close');
  process.kill(-child.pid);
  await closed;
};

export const stopAll = async (): Promise<void> => {
  await Promise.all([...started].map(stop));
};

/**
 * Runs a command to its end.
 * @throws with all its output, when it fails
 */
export const run = (folder: string, command: string, args: readonly string[], more?: Variables): Promise<string> =>
  new Promise((resolve, reject) => {
    const { child, output } = start(folder, command, args, more);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output());
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output()}`));
    });
  });

export interface Server {
  stop(): Promise<void>;
}

/**
 * Starts a command and waits until its URL responds.
 * @throws with all its output, when it ends before, or does not respond within a minute
 */
export const serve = async (
  address: string,
  ...[folder, command, args, more]: Parameters<typeof start>
): Promise<Server> => {
  const { child, output } = start(folder, command, args, more);
  const responses = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    if (await responses()) return { stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error(`${command} ${args.join(' ')} does not answer at ${address}.\n${output()}`);
};
