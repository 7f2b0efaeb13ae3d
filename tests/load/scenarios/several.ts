import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { looseObject, string } from 'zod/mini';
import type { FeedbackKind } from '../../../demo/research/feedback/kinds';
import { checks, readChecks } from '../../../demo/research/progress';
import { installNocoDb } from '../../nocodb/install';
import { createNocoDatabase, startResearchBase } from '../../nocodb/server';
import { startPostgres } from '../../postgres/server';
import { openConnection } from '../connection';
import type { Fixture } from '../fixture';
import type { GatewayPlace } from '../gateway';
import { type Fact, hard, type Report } from '../report';
import { changeRequest, type LoadUser } from '../users';
import { runKills } from './kill';
import { type ReadRows, rowsOfFile, rowsOfNocoDb } from './submissions';
import { synchronize } from './synchronize';

const GIVE_UP_MS = 120_000;
const RETRY_MS = 200;
const REFUSED = new Set([429, 503]);

const Progress = looseObject({ desktop_checks: string() });

const sendUntilTaken = async (port: number, request: string): Promise<string> => {
  const connection = openConnection(port);
  const giveUpAt = performance.now() + GIVE_UP_MS;
  let response = await connection.send(request);
  while (REFUSED.has(response.status) && performance.now() < giveUpAt) {
    await pause(RETRY_MS);
    response = await connection.send(request);
  }
  connection.close();
  if (response.status !== 200) throw new Error(`The progress could not be changed: ${response.status}`);
  return response.body;
};

/** Every user sets each check of an area at once, at alternating gateways. All of them must be stored. */
const checkProgress = async (ports: readonly number[], users: readonly LoadUser[]): Promise<Fact> => {
  const [first = 0] = ports;
  await synchronize(first, users);
  let lost = 0;
  for (const user of users) {
    await Promise.all(
      checks.desktop.map((check, at) =>
        sendUntilTaken(ports[at % ports.length] ?? first, changeRequest(user, { desktop_checks: { [check]: true } })),
      ),
    );
    // An empty change returns the stored record.
    const record = Progress.parse(JSON.parse(await sendUntilTaken(first, changeRequest(user, {}))));
    lost += checks.desktop.length - readChecks('desktop', record.desktop_checks).length;
  }
  return hard(`checks of ${users.length} users lost`, lost, lost === 0);
};

const GATEWAYS = 3;
/** Difference between the ports of two gateways. */
const STEP = 10;
/**
 * Calls per second that a NocoDB on a busy machine with two cores can handle, and the number of submissions for that
 * rate.
 */
const CALLS = 20;
const FEW = 500;
/** Users who set all checks of an area concurrently. */
const CHECKING_USERS = 5;
const kinds: FeedbackKind[] = ['general', 'solution', 'desktop', 'general', 'investment', 'general', 'sweepstakes'];

interface Shared {
  place: Pick<GatewayPlace, 'databaseUrl' | 'nocoDb' | 'stateUrl' | 'perSecond'>;
  read: ReadRows;
  count?: number;
}

/**
 * Users set their progress at all gateways at once. Then submissions are sent to the gateways in turn, so that a repeat
 * goes to another one. The gateways are killed one after the other, each twice.
 */
const runGateways = async (fixture: Fixture, { place, read, count }: Shared): Promise<Report> => {
  const ports = Array.from({ length: GATEWAYS }, (_, index) => fixture.port + (index + 1) * STEP);
  const start = (port: number) => fixture.gateway({ port, ...place });
  const gateways = new Map<number, Awaited<ReturnType<typeof start>>>();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    for (const gateway of gateways.values()) await gateway.end(signal);
  };
  try {
    // One after the other, so that no start slows the next one down.
    for (const port of ports) gateways.set(port, await start(port));
    const progress = await checkProgress(ports, fixture.createUsers(CHECKING_USERS));
    const report = await runKills(fixture, read, kinds, {
      ports,
      ...(count !== undefined && { count }),
      async strike(round) {
        const port = ports[(round - 1) % GATEWAYS];
        if (port === undefined) return;
        await gateways.get(port)?.end('SIGKILL');
        gateways.set(port, await start(port));
      },
      stop: () => end('SIGTERM'),
    });
    return { ...report, facts: [progress, ...(report.facts ?? [])] };
  } finally {
    await end('SIGKILL');
  }
};

/** Three gateways that share their state in PostgreSQL, on one local database. */
export const several = async (fixture: Fixture): Promise<Report> => {
  const postgres = await startPostgres();
  const file = join(fixture.newFolder(), 'research.db');
  const database = await fixture.database(file);
  try {
    const place = { databaseUrl: database.url, stateUrl: postgres.url };
    return await runGateways(fixture, { place, read: rowsOfFile(file) });
  } finally {
    await database.end('SIGKILL');
    await postgres.stop();
  }
};

/** The same with a real NocoDB on the same PostgreSQL, fewer submissions, and a call rate that the three share. */
export const severalNocoDb = async (fixture: Fixture): Promise<Report> => {
  await installNocoDb();
  const postgres = await startPostgres();
  try {
    const { variables, stop } = await startResearchBase(createNocoDatabase(postgres));
    const place = { nocoDb: variables, stateUrl: postgres.url, perSecond: CALLS };
    const count = Math.min(fixture.options.submissions, FEW);
    return await runGateways(fixture, { place, read: rowsOfNocoDb(variables), count }).finally(stop);
  } finally {
    await postgres.stop();
  }
};
