import { openConnection } from '../connection';
import type { Fixture, Upstream } from '../fixture';
import { errorsOf, observe, pace, percentile } from '../pace';
import { budget, type Fact, hard, type LoadRow, ms, type Report } from '../report';
import { readRequest } from '../users';

const MANY = 6000;
const REFUSALS = [502, 503, 504];

const untilServed = async (port: number, request: string): Promise<number> => {
  const connection = openConnection(port);
  const start = performance.now();
  while ((await connection.send(request)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  connection.close();
  return performance.now() - start;
};

const runDown = async (fixture: Fixture, upstream: Upstream, mode: 'hang' | 'reset' | 'fail') => {
  const requests = fixture.createUsers(MANY).map(readRequest);
  const request = (index: number) => requests[index % MANY] ?? '';
  const gateway = await fixture.gateway({ databaseUrl: upstream.url });
  try {
    await upstream.stats({ mode });
    const plan = { port: fixture.port, connections: 400, perSecond: 200, request };
    // A hanging database is noticed once the first calls have timed out.
    const first = await pace({ ...plan, seconds: 10 });
    await upstream.stats({ forget: true });
    const ours = await observe(gateway, () => pace({ ...plan, seconds: fixture.options.seconds }));
    const { calls, mostUnderWay } = await upstream.stats();
    await upstream.stats({ mode: 'fine' });
    const back = await untilServed(fixture.port, request(0));
    // Includes the calls of the warm-up second, and those in progress at its start.
    const seconds = fixture.options.seconds + 2;
    const longest = Math.max(first.refused.at(-1) ?? 0, ours.refused.at(-1) ?? 0);
    const row: LoadRow = { load: `200 lookups/s, database down (${mode})`, ours, fine: REFUSALS };
    const facts: Fact[] = [
      hard(`${mode}: responses other than 502, 503 and 504`, errorsOf(ours, REFUSALS), errorsOf(ours, REFUSALS) === 0),
      hard(`${mode}: refusals without Retry-After`, ours.withoutRetryAfter, ours.withoutRetryAfter === 0),
      hard(`${mode}: calls while the circuit is open, one a second`, `${calls} in ${seconds} s`, calls <= seconds),
      budget(`${mode}: longest wait under 10 s`, ms(longest), longest < 10_000),
      budget(
        `${mode}: refused within 100 ms (p99)`,
        ms(percentile(ours.refused, 0.99)),
        percentile(ours.refused, 0.99) < 100,
      ),
      budget(`${mode}: recovers within 2 s`, ms(back), back < 2000),
    ];
    return { row, facts, mostUnderWay };
  } finally {
    await gateway.end('SIGKILL');
  }
};

/** A database that hangs, that resets connections, and that responds with errors. */
export const down = async (fixture: Fixture): Promise<Report> => {
  const upstream = await fixture.upstream();
  try {
    const runs = [];
    for (const mode of ['hang', 'reset', 'fail'] as const) runs.push(await runDown(fixture, upstream, mode));
    return { rows: runs.map(({ row }) => row), facts: runs.flatMap(({ facts }) => facts) };
  } finally {
    await upstream.end('SIGKILL');
  }
};
