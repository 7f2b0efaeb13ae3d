import { join } from 'node:path';
import type { FeedbackKind } from '../../../demo/research/feedback/kinds';
import { startPostgres } from '../../postgres/server';
import type { Report } from '../report';
import type { World } from '../world';
import { runKills } from './kill';

const GATEWAYS = 3;
/** Between the ports of two gateways. */
const STEP = 10;

/**
 * Gateways that share their state in PostgreSQL take submissions in turns, so that a repeat goes to another process. They are
 * killed one after the other, each twice.
 */
export const several = async (world: World): Promise<Report> => {
  const postgres = await startPostgres();
  const file = join(world.newFolder(), 'research.db');
  const database = await world.database(file);
  const ports = Array.from({ length: GATEWAYS }, (_, index) => world.port + (index + 1) * STEP);
  const start = (port: number) => world.gateway({ port, databaseUrl: database.url, stateUrl: postgres.url });
  const gateways = new Map<number, Awaited<ReturnType<typeof start>>>();
  // One after the other, so that a start is not slowed by the next.
  for (const port of ports) gateways.set(port, await start(port));
  const kinds: FeedbackKind[] = ['general', 'solution', 'desktop', 'general', 'investment', 'general', 'sweepstakes'];
  try {
    return await runKills(world, file, kinds, {
      ports,
      async strike(round) {
        const port = ports[(round - 1) % GATEWAYS];
        if (port === undefined) return;
        await gateways.get(port)?.end('SIGKILL');
        gateways.set(port, await start(port));
      },
      async stop() {
        for (const gateway of gateways.values()) await gateway.end('SIGTERM');
        await database.end('SIGTERM');
      },
    });
  } finally {
    for (const gateway of gateways.values()) await gateway.end('SIGKILL');
    await database.end('SIGKILL');
    await postgres.stop();
  }
};
