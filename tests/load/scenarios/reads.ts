import type { Fixture } from '../fixture';
import { errorsOf, observe, pace, saturate } from '../pace';
import { budget, hard, ms, p50, p99, type Report } from '../report';
import { readRequest } from '../users';

const USERS = 200;
/** More users than are read in the five seconds that a record is cached. */
const MANY = 6000;

/** Reads of the own record: from the cache, and each from the database. */
const runReads = async (fixture: Fixture, cached: boolean): Promise<Report> => {
  const { port, barePort, options } = fixture;
  const requests = fixture.createUsers(cached ? USERS : MANY).map(readRequest);
  const request = (index: number) => requests[index % requests.length] ?? '';
  const perSecond = cached ? 2000 : 1000;
  const plan = { connections: cached ? 50 : 200, seconds: options.seconds, request };
  const upstream = await fixture.upstream();
  const gateway = await fixture.gateway({ databaseUrl: upstream.url });
  const bare = await fixture.bare({ url: upstream.url });
  try {
    const barePaced = await observe(bare, () => pace({ ...plan, port: barePort, perSecond }));
    await pace({ ...plan, port, perSecond, seconds: 2 });
    await upstream.stats({ forget: true });
    const paced = await observe(gateway, () => pace({ ...plan, port, perSecond }));
    const calls = await upstream.stats();
    const name = `${cached ? 'reads from the cache' : 'reads from the database'}, ${perSecond}/s`;
    const rows = [{ load: name, ours: paced, bare: barePaced }];
    const facts = [
      hard(`${name}: errors`, errorsOf(paced), errorsOf(paced) === 0),
      budget(`${name}: p99 under ${cached ? 60 : 150} ms`, ms(p99(paced)), p99(paced) < (cached ? 60 : 150)),
    ];
    if (!cached) return { rows, facts };
    facts.push(budget(`${name}: p50 under 10 ms`, ms(p50(paced)), p50(paced) < 10));
    facts.push(hard('repeated lookups of one user within five seconds', calls.tooSoon, calls.tooSoon === 0));
    const bareFull = await observe(bare, () => saturate({ ...plan, port: barePort }));
    const full = await observe(gateway, () => saturate({ ...plan, port }));
    facts.push(hard('reads from the cache, maximum rate: errors', errorsOf(full), errorsOf(full) === 0));
    return { rows: [...rows, { load: 'reads from the cache, maximum rate', ours: full, bare: bareFull }], facts };
  } finally {
    await Promise.all([gateway, bare, upstream].map((server) => server.end('SIGKILL')));
  }
};

export const reads = (fixture: Fixture): Promise<Report> => runReads(fixture, true);
export const uncached = (fixture: Fixture): Promise<Report> => runReads(fixture, false);
