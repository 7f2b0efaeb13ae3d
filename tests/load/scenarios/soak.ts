import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fixture } from '../fixture';
import { errorsOf, observe, pace } from '../pace';
import type { Measured, ServerProcess } from '../processes';
import { budget, hard, ms, type Report } from '../report';
import { readRequest, writeRequest } from '../users';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

interface Sample extends Measured {
  /** Bytes of all files in its folder. */
  files: number;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Measures a server once a minute and prints the values, so that a long run shows a trend. */
const watch = async <T>(
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

const USERS = 200;
const ONE_IN = 20;
const MAX_WARM_UP = 60;

/** A thousand requests a second, one in twenty a submission, for the given time: `--soak 60m` for an hour. */
export const soak = async (fixture: Fixture): Promise<Report> => {
  const users = fixture.createUsers(USERS);
  const reads = users.map(readRequest);
  const request = (index: number) => {
    const user = users[index % USERS];
    if (index % ONE_IN !== 0 || !user) return reads[index % USERS] ?? '';
    return writeRequest(user, 'general', { Rating: 5, Ideas: `idea ${index}`, Vendors: '' }, randomUUID());
  };
  const { seconds } = fixture.options;
  const folder = fixture.newFolder();
  const upstream = await fixture.upstream();
  const gateway = await fixture.gateway({ databaseUrl: upstream.url, folder });
  try {
    const plan = { port: fixture.port, connections: 50, perSecond: 1000, request };
    // Caches and compiled code exist before the measurement.
    await pace({ ...plan, seconds: Math.min(MAX_WARM_UP, Math.max(8, seconds / 2)) });
    await upstream.stats({ forget: true });
    let taken = 0;
    const onAnswer = ({ status }: { status: number }, index: number) => {
      if (index % ONE_IN === 0 && status === 200) taken += 1;
    };
    const { outcome: ours, samples } = await watch(gateway, folder, () =>
      observe(gateway, () => pace({ ...plan, seconds, onAnswer })),
    );
    const { rows, different } = await upstream.stats();
    const { before, after } = ours;
    const growth = after.heap - before.heap;
    // Each measurement resets the counters.
    const slowest = Math.max(after.loop, ...samples.map(({ loop }) => loop));
    // Before the first connection, there are no handles of connections.
    const usual = samples[0]?.handles ?? before.handles + 60;
    // A sample during a stall counts its open sockets too; a leak raises every later sample.
    const handles = samples.map((sample) => sample.handles);
    const lasting = Math.min(...(handles.length > 0 ? handles.slice(Math.floor(handles.length / 2)) : [after.handles]));
    return {
      rows: [
        {
          load: `1,000/s for ${seconds} s, one in twenty a submission`,
          ours,
          lost: taken - different,
          doubled: rows - different,
        },
      ],
      facts: [
        hard('errors', errorsOf(ours), errorsOf(ours) === 0),
        hard(
          'submissions lost or duplicated',
          `${taken} accepted, ${rows} rows`,
          rows === taken && different === taken,
        ),
        budget('heap grows by less than 20 MB', `${(growth / MEGABYTE).toFixed(1)} MB`, growth < 20 * MEGABYTE),
        budget('event loop delay p99 under 50 ms in every minute', ms(slowest), slowest < 50),
        budget(
          'number of handles does not grow',
          `${usual} after a minute, ${lasting} in the second half`,
          lasting <= usual + 20,
        ),
      ],
    };
  } finally {
    await Promise.all([gateway, upstream].map((server) => server.end('SIGKILL')));
  }
};
