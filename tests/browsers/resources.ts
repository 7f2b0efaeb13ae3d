import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Without this a signal ends the process without its "exit" event, and its child processes would keep running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

interface StartChild {
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  stdio?: StdioOptions;
}

/**
 * Starts a program and its child processes as one group; `stop` ends the group, and so does the end of this process.
 */
export const startChild = (
  file: string,
  { args, env = process.env, stdio = 'ignore' }: StartChild,
): { child: ChildProcess; stop: () => Promise<void> } => {
  const child = spawn(file, args, { env, stdio, detached: true });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid);
    } catch {
      // The group is gone already.
    }
  };
  process.once('exit', end);
  return {
    child,
    stop: async () => {
      process.off('exit', end);
      end();
      await ended;
    },
  };
};

/** Creates a folder that is deleted by `remove`, or with this process. */
export const makeTemporaryFolder = (name: string): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  // A program that is exiting may still write.
  const clear = () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', clear);
  return {
    path,
    remove: () => {
      process.off('exit', clear);
      clear();
    },
  };
};
