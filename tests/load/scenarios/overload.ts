import { openConnection } from '../connection';
import type { Fixture } from '../fixture';
import { errorsOf, observe, pace, percentile } from '../pace';
import { budget, hard, ms, p99, type Report, rateKept } from '../report';
import { readRequest } from '../users';

const MANY = 6000;
const CAPACITY = 200;

/** Milliseconds until a new reader is served again, polled ten times a second. */
const recovery = async (port: number, request: (index: number) => string): Promise<number> => {
  const start = performance.now();
  const connection = openConnection(port);
  let refusedAt = start;
  for (let index = 0; performance.now() - start < 4000; index += 1) {
    if ((await connection.send(request(index))).status !== 200) refusedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  connection.close();
  return refusedAt - start;
};

/** Twice as many lookups as the call rate of the database allows. */
export const overload = async (fixture: Fixture): Promise<Report> => {
  const requests = fixture.createUsers(MANY).map(readRequest);
  const request = (index: number) => requests[index % MANY] ?? '';
  const upstream = await fixture.upstream();
  const gateway = await fixture.gateway({ databaseUrl: upstream.url, perSecond: CAPACITY });
  try {
    const { seconds } = fixture.options;
    const plan = { port: fixture.port, connections: 200, seconds, perSecond: 2 * CAPACITY, request };
    const ours = await observe(gateway, () => pace(plan));
    const back = await recovery(fixture.port, (index) => request(MANY / 2 + index));
    const stats = await upstream.stats();
    const refusal = percentile(ours.refused, 0.99);
    return {
      rows: [{ load: `${2 * CAPACITY} lookups/s, ${CAPACITY}/s allowed`, ours, fine: [200, 503] }],
      facts: [
        hard('responses other than 200 and 503', errorsOf(ours, [200, 503]), errorsOf(ours, [200, 503]) === 0),
        hard('refusals without Retry-After', ours.withoutRetryAfter, ours.withoutRetryAfter === 0),
        rateKept('overload', stats, CAPACITY),
        budget('refused within 100 ms (p99)', ms(refusal), refusal < 100),
        budget('p99 of successful responses under 300 ms', ms(p99(ours)), p99(ours) < 300),
        budget('recovers within 2 s', ms(back), back < 2000),
      ],
    };
  } finally {
    await Promise.all([gateway, upstream].map((server) => server.end('SIGKILL')));
  }
};
