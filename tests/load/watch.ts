import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured, ServerProcess } from './processes';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

export interface Sample extends Measured {
  /** Bytes of all files in its folder. */
  files: number;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Measures a server once a minute and prints the values, so that a long run shows a trend. */
export const watch = async <T>(
  server: ServerProcess,
  folder: string,
  run: () => Promise<T>,
): Promise<{ outcome: T; samples: Sample[] }> => {
  const samples: Sample[] = [];
  const look = async () => {
    const sample = { ...(await server.measure()), files: bytesIn(folder) };
    samples.push(sample);
    const { heap, rss, files, loop, handles } = sample;
    const parts = [
      `${String(samples.length).padStart(3)} min`,
      `heap ${megabytes(heap)}`,
      `memory ${megabytes(rss)}`,
      `files ${megabytes(files)}`,
      `event loop p99 ${loop.toFixed(1)} ms`,
      `${handles} handles`,
    ];
    console.log(parts.join(', '));
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, MINUTE);
  try {
    const outcome = await run();
    return { outcome, samples };
  } finally {
    clearInterval(timer);
    await looking;
  }
};
