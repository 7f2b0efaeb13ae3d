import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { openConnection } from '../connection';
import type { Fixture } from '../fixture';
import { budget, hard, ms, type Report } from '../report';
import { type LoadUser, writeRequest } from '../users';
import { synchronize } from './synchronize';

const CONNECTIONS = 200;

const failureText = (failures: readonly number[]) =>
  failures.length === 0 ? 0 : `${failures.length} (${[...new Set(failures)].join(', ')})`;

/** From the start of the process until it is ready. */
export const start = async (fixture: Fixture): Promise<Report> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const gateway = await fixture.gateway();
    times.push(gateway.readyAfter);
    await gateway.end('SIGKILL');
  }
  const median = times.sort((a, b) => a - b)[2] ?? Number.NaN;
  return { facts: [budget('start to ready under 1 s (median of 5)', ms(median), median < 1000)] };
};

/**
 * A stop under load: every submission that was sent gets a response, and every acknowledged one is stored.
 * No client connects after the signal, as behind a balancer that has seen that the server is not ready.
 */
export const drain = async (fixture: Fixture): Promise<Report> => {
  const users = fixture.createUsers(CONNECTIONS);
  const folder = fixture.newFolder();
  const gateway = await fixture.gateway({ folder });
  await synchronize(fixture.port, users);
  let stopping = false;
  let succeeded = 0;
  const failures: number[] = [];

  const send = async (user: LoadUser) => {
    const connection = openConnection(fixture.port);
    for (;;) {
      const body = { Rating: 5, Ideas: randomUUID(), Vendors: '' };
      const { status, last } = await connection.send(writeRequest(user, 'general', body, randomUUID()));
      if (status === 200) succeeded += 1;
      // A connection that could not be opened carried no request.
      else if (status !== -1) failures.push(status);
      if (stopping && (last || status !== 200)) break;
    }
    connection.close();
  };
  const all = users.map(send);
  await new Promise((resolve) => setTimeout(resolve, fixture.options.seconds * 500));
  stopping = true;
  const { ms: took, code } = await gateway.end('SIGTERM');
  await Promise.all(all);
  const db = new Database(join(folder, 'research.db'), { readonly: true });
  const stored = Number(db.prepare('SELECT count(*) FROM "general"').raw().all().flat()[0]);
  db.close();
  return {
    facts: [
      hard(`requests that failed, of ${succeeded + failures.length}`, failureText(failures), failures.length === 0),
      hard('rows equal acknowledged submissions', `${stored} of ${succeeded}`, stored === succeeded),
      hard('exits with code 0', `code ${code}`, code === 0),
      budget('exits within 10 s', ms(took), took < 10_000),
    ],
  };
};
