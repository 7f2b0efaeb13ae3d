import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import type { Fixture } from '../fixture';
import { errorsOf, type Outcome, observe, pace, saturate } from '../pace';
import { budget, type Fact, hard, type LoadRow, ms, p99, type Report } from '../report';
import { type LoadUser, writeRequest } from '../users';
import { synchronize } from './synchronize';

const USERS = 200;
const PER_SECOND = 300;

/** Sends different submissions, and records which of them were acknowledged. */
const createSender = (users: readonly LoadUser[]) => {
  const acknowledged = new Set<string>();
  let first = 0;
  const text = (index: number) => `idea ${first + index}`;
  return {
    plan: {
      connections: 100,
      request: (index: number) => {
        const body = { Rating: 1 + (index % 5), Ideas: text(index), Vendors: 'Acme', Meeting: 'Yes' };
        return writeRequest(users[index % users.length] as LoadUser, 'general', body, randomUUID());
      },
      onAnswer: ({ status }: { status: number }, index: number) => {
        if (status === 200) acknowledged.add(text(index));
      },
    },
    acknowledged,
    /** Makes the submissions of the next measurement different. */
    next() {
      first += 1_000_000;
      acknowledged.clear();
    },
  };
};

const factsOf = (load: string, ours: Outcome, lost: number, doubled: number): Fact[] => [
  hard(`${load}: errors`, errorsOf(ours), errorsOf(ours) === 0),
  hard(`${load}: lost`, lost, lost === 0),
  hard(`${load}: duplicated`, doubled, doubled === 0),
];

/** Against the double, 50 ms away, at the rate of the budget. */
const overTheWire = async (fixture: Fixture): Promise<{ rows: LoadRow[]; facts: Fact[] }> => {
  const sender = createSender(fixture.createUsers(USERS));
  const upstream = await fixture.upstream();
  const gateway = await fixture.gateway({ databaseUrl: upstream.url });
  const bare = await fixture.bare({ url: upstream.url });
  try {
    const plan = { ...sender.plan, seconds: fixture.options.seconds, perSecond: PER_SECOND };
    const theirs = await observe(bare, () => pace({ ...plan, port: fixture.barePort }));
    sender.next();
    await pace({ ...plan, port: fixture.port, seconds: 2 });
    await upstream.stats({ forget: true });
    sender.next();
    const ours = await observe(gateway, () => pace({ ...plan, port: fixture.port }));
    const { rows, different } = await upstream.stats();
    const lost = Math.max(0, sender.acknowledged.size - different);
    const doubled = rows - different;
    const load = `submissions, database 50 ms away, ${PER_SECOND}/s`;
    return {
      rows: [{ load, ours, bare: theirs, lost, doubled }],
      facts: [
        ...factsOf(load, ours, lost, doubled),
        budget(`${load}: p99 under 200 ms`, ms(p99(ours)), p99(ours) < 200),
      ],
    };
  } finally {
    await Promise.all([gateway, bare, upstream].map((server) => server.end('SIGKILL')));
  }
};

/** Against the database in the same process, every row on disk before its response. */
const inProcess = async (fixture: Fixture): Promise<{ rows: LoadRow[]; facts: Fact[] }> => {
  const users = fixture.createUsers(USERS);
  const sender = createSender(users);
  const folder = fixture.newFolder();
  const gateway = await fixture.gateway({ folder });
  const bare = await fixture.bare({ file: join(fixture.newFolder(), 'bare.db') });
  try {
    await synchronize(fixture.port, users);
    const plan = { ...sender.plan, connections: 50, seconds: fixture.options.seconds };
    const theirs = await observe(bare, () => saturate({ ...plan, port: fixture.barePort }));
    sender.next();
    const ours = await observe(gateway, () => saturate({ ...plan, port: fixture.port }));
    await gateway.end('SIGTERM');
    const db = new Database(join(folder, 'research.db'), { readonly: true });
    const stored = db.prepare('SELECT "Ideas" FROM "general"').raw().all().flat().map(String);
    db.close();
    const different = new Set(stored);
    const lost = [...sender.acknowledged].filter((text) => !different.has(text)).length;
    const doubled = stored.length - different.size;
    const load = 'submissions, database in the process, maximum rate';
    return {
      rows: [{ load, ours, bare: theirs, lost, doubled }],
      facts: factsOf(load, ours, lost, doubled),
    };
  } finally {
    await Promise.all([gateway, bare].map((server) => server.end('SIGKILL')));
  }
};

export const writes = async (fixture: Fixture): Promise<Report> => {
  const wire = await overTheWire(fixture);
  const local = await inProcess(fixture);
  return { rows: [...wire.rows, ...local.rows], facts: [...wire.facts, ...local.facts] };
};
