import type { Fixture } from '../fixture';
import { observe, pace } from '../pace';
import { hard, type Report, rateKept } from '../report';
import { readRequest } from '../users';

const MANY = 6000;
const RATES = [5, 100];

/**
 * With any number of readers, the database gets calls at the configured rate at most, and one per user in five seconds.
 */
export const limit = async (fixture: Fixture): Promise<Report> => {
  const requests = fixture.createUsers(MANY).map(readRequest);
  const few = requests.slice(0, 20);
  const reports: Required<Report>[] = [];
  for (const perSecond of RATES) {
    const upstream = await fixture.upstream();
    const gateway = await fixture.gateway({ databaseUrl: upstream.url, perSecond });
    try {
      const plan = { port: fixture.port, connections: 200, seconds: fixture.options.seconds };
      await upstream.stats({ forget: true });
      const request = (index: number) => (index % 2 === 0 ? few[index % 20] : requests[index % MANY]) ?? '';
      const ours = await observe(gateway, () => pace({ ...plan, perSecond: 500, request }));
      const stats = await upstream.stats();
      const load = `500 reads/s, database limited to ${perSecond}/s`;
      reports.push({
        rows: [{ load, ours, fine: [200, 503] }],
        facts: [
          rateKept(load, stats, perSecond),
          hard(`${load}: repeated lookups of one user within five seconds`, stats.tooSoon, stats.tooSoon === 0),
          hard(`${load}: refusals without Retry-After`, ours.withoutRetryAfter, ours.withoutRetryAfter === 0),
        ],
      });
    } finally {
      await Promise.all([gateway, upstream].map((server) => server.end('SIGKILL')));
    }
  }
  return { rows: reports.flatMap(({ rows }) => rows), facts: reports.flatMap(({ facts }) => facts) };
};
