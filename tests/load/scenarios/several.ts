import { join } from 'node:path';
import type { FeedbackKind } from '../../../demo/research/feedback/kinds';
import { createNocoDatabase, startResearchBase } from '../../nocodb/base';
import { installNocoDb } from '../../nocodb/install';
import { startPostgres } from '../../postgres/server';
import type { Fixture } from '../fixture';
import type { GatewayPlace } from '../gateway';
import type { Report } from '../report';
import { runKills } from './kill';
import { checkProgress } from './progress';
import { type ReadRows, rowsOfFile, rowsOfNocoDb } from './submissions';

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
