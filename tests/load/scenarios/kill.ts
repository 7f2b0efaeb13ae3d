import { join } from 'node:path';
import type { FeedbackKind } from '../../../demo/research/feedback/kinds';
import { openConnection } from '../connection';
import type { Fixture } from '../fixture';
import { hard, type Report } from '../report';
import { countRows, createSubmissions, type ReadRows, rowsOfFile, type Submission } from './submissions';
import { synchronize } from './synchronize';

const USERS = 200;
const CONNECTIONS = 200;
/** Number of kills. */
const KILLS = 6;
const GIVE_UP_MS = 600_000;
/** Submissions that are repeated at the end. */
const REPEATED = 1000;

const withoutResponse = new Map([
  [0, 'without a response'],
  [-1, 'without a connection'],
]);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Users who repeat a submission until it succeeds, always with the same key. */
const createSenders = (ports: readonly number[], submissions: readonly Submission[]) => {
  const acknowledged = new Map<Submission, string>();
  const refusals = new Map<number, number>();
  const giveUp = performance.now() + GIVE_UP_MS;
  let next = 0;
  let sent = 0;

  const waitAfter = (status: number, retryAfter = 1): number => {
    if (status === 503) return Math.min(1, retryAfter) * 1000;
    return status <= 0 ? 50 : 200;
  };

  const send = async () => {
    const connections = ports.map(openConnection);
    let position = 0;
    for (let submission = submissions[next++]; submission; submission = submissions[next++]) {
      while (!acknowledged.has(submission) && performance.now() < giveUp) {
        // Round robin: a repeat goes to another process, where there is one.
        const connection = connections[position++ % connections.length];
        if (!connection) throw new Error('There is no gateway.');
        sent += 1;
        const { status, body, retryAfter } = await connection.send(submission.request);
        if (status === 200) acknowledged.set(submission, body);
        else {
          refusals.set(status, (refusals.get(status) ?? 0) + 1);
          await pause(waitAfter(status, retryAfter));
        }
      }
    }
    for (const connection of connections) connection.close();
  };
  return {
    acknowledged,
    refusals,
    sent: () => sent,
    run: () => Promise.all(Array.from({ length: CONNECTIONS }, send)),
  };
};

/** Repeats a sample of the submissions: the responses must be the same. */
const repeat = async (port: number, responses: ReadonlyMap<Submission, string>): Promise<number> => {
  const connection = openConnection(port);
  let different = 0;
  for (const [submission, body] of [...responses].slice(0, REPEATED)) {
    if ((await connection.send(submission.request)).body !== body) different += 1;
  }
  connection.close();
  return different;
};

interface Processes {
  /** Ports of the gateways that accept the submissions. Default: that of the scenario. */
  ports?: readonly number[];
  /** Kills a process with SIGKILL during its work, and restarts it. */
  strike(round: number): Promise<void>;
  stop(): Promise<void>;
  /** Number of submissions. Default: that of the run. */
  count?: number;
}

export const runKills = async (
  fixture: Fixture,
  read: ReadRows,
  kinds: readonly FeedbackKind[],
  { strike, stop, ports = [fixture.port], count = fixture.options.submissions }: Processes,
): Promise<Report> => {
  const users = fixture.createUsers(USERS);
  const [port = fixture.port] = ports;
  await synchronize(port, users);
  const submissions = createSubmissions(users, count, kinds);
  const senders = createSenders(ports, submissions);
  const start = performance.now();
  const all = senders.run();
  for (let round = 1; round <= KILLS; round += 1) {
    while (senders.acknowledged.size < (count * round) / (KILLS + 1) && performance.now() - start < GIVE_UP_MS)
      await pause(2);
    await strike(round);
  }
  await all;
  const seconds = (performance.now() - start) / 1000;
  const different = await repeat(port, senders.acknowledged);
  const { rows, lost, doubled } = await countRows(read, submissions);
  await stop();
  const unanswered = count - senders.acknowledged.size;
  const response = [...senders.refusals].map(([status, times]) => `${times} ${withoutResponse.get(status) ?? status}`);
  const ids = new Set([...senders.acknowledged].map(([{ kind }, body]) => `${kind} ${JSON.parse(body).Id}`));
  return {
    facts: [
      hard(
        `${count} submissions, ${KILLS} kills, ${seconds.toFixed(1)} s, ${senders.sent() - count} repeats (${response.join(', ')}): without a success`,
        unanswered,
        unanswered === 0,
      ),
      hard('rows in the database', rows, rows === count),
      hard('lost', lost, lost === 0),
      hard('duplicated', doubled, doubled === 0),
      hard('different rows in the responses', ids.size, ids.size === count),
      hard(`different responses to ${REPEATED} late repeats`, different, different === 0),
    ],
  };
};

/** The server with the database inside it is killed repeatedly. */
export const kill = async (fixture: Fixture): Promise<Report> => {
  const folder = fixture.newFolder();
  let gateway = await fixture.gateway({ folder });
  const kinds: FeedbackKind[] = ['general', 'solution', 'desktop', 'general', 'investment', 'general', 'sweepstakes'];
  return runKills(fixture, rowsOfFile(join(folder, 'research.db')), kinds, {
    async strike() {
      await gateway.end('SIGKILL');
      gateway = await fixture.gateway({ folder });
    },
    stop: async () => void (await gateway.end('SIGTERM')),
  });
};

/** The gateway, the database in its own process, and both are killed in turn. */
export const killBoth = async (fixture: Fixture): Promise<Report> => {
  const folder = fixture.newFolder();
  const file = join(fixture.newFolder(), 'research.db');
  let database = await fixture.database(file);
  const startGateway = () => fixture.gateway({ folder, databaseUrl: database.url });
  let gateway = await startGateway();
  // Desktop feedback counts as sent when only the webhook accepted it, so it may have no row while the database is
  // down.
  const kinds: FeedbackKind[] = ['general', 'solution', 'general', 'investment', 'general', 'sweepstakes'];
  return runKills(fixture, rowsOfFile(file), kinds, {
    async strike(round) {
      const both = round % 3 === 0;
      if (round % 3 !== 1) await database.end('SIGKILL');
      if (round % 3 === 1 || both) await gateway.end('SIGKILL');
      if (round % 3 !== 1) database = await fixture.database(file);
      if (round % 3 === 1 || both) gateway = await startGateway();
    },
    async stop() {
      await gateway.end('SIGTERM');
      await database.end('SIGKILL');
    },
  });
};
