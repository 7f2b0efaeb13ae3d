import { randomUUID } from 'node:crypto';
import { errorsOf, observe, pace } from '../pace';
import { readRequest, writeRequest } from '../people';
import { bar, hard, ms, type Report } from '../report';
import type { World } from '../world';

const PEOPLE = 200;
const MEGABYTE = 1024 * 1024;

/** A thousand requests a second, one in twenty a submission, for as long as was asked for: `--seconds 3600` for the bar's hour. */
export const soak = async (world: World): Promise<Report> => {
  const people = world.people(PEOPLE);
  const reads = people.map(readRequest);
  const request = (index: number) => {
    const person = people[index % PEOPLE];
    if (index % 20 !== 0 || !person) return reads[index % PEOPLE] ?? '';
    return writeRequest(person, 'general', { Rating: 5, Ideas: `idea ${index}`, Vendors: '' }, randomUUID());
  };
  const upstream = await world.upstream();
  const gateway = await world.gateway({ databaseUrl: upstream.url });
  try {
    const plan = { port: world.port, connections: 50, perSecond: 1000, request };
    // Caches and compiled code are there before it counts.
    await pace({ ...plan, seconds: Math.max(8, world.options.seconds / 2) });
    const ours = await observe(gateway, () => pace({ ...plan, seconds: world.options.seconds }));
    const { before, after } = ours;
    const growth = after.heap - before.heap;
    return {
      rows: [{ load: '1,000/s, one in twenty a submission', ours }],
      facts: [
        hard('errors', errorsOf(ours), errorsOf(ours) === 0),
        bar('heap grows by less than 20 MB', `${(growth / MEGABYTE).toFixed(1)} MB`, growth < 20 * MEGABYTE),
        bar('event loop delay p99 under 50 ms', ms(after.loop), after.loop < 50),
        bar('handles stay flat', `${before.handles} to ${after.handles}`, after.handles <= before.handles + 60),
      ],
    };
  } finally {
    await Promise.all([gateway, upstream].map((server) => server.end('SIGKILL')));
  }
};
