import { type Connection, openConnection, type StubbedResponse } from './connection';
import type { Measured, ServerProcess } from './processes';

export interface Outcome {
  /** Responses per second. */
  rate: number;
  /** Milliseconds from the scheduled time of a request to its response, sorted, successful ones only. */
  times: number[];
  /** The same for refused ones. */
  refused: number[];
  statuses: Map<number, number>;
  /** All responses, including those of the warm-up. */
  completed: number;
  /** Refusals without Retry-After. */
  withoutRetryAfter: number;
}

interface LoadPlan {
  port: number;
  connections: number;
  seconds: number;
  /** The request with this index. */
  request: (index: number) => string;
  onAnswer?: (response: StubbedResponse, index: number) => void;
}

const WARM_UP_SECONDS = 1;
const TICK_MS = 2;

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const createTally = () => {
  const times: number[] = [];
  const refused: number[] = [];
  const statuses = new Map<number, number>();
  let withoutRetryAfter = 0;
  let completed = 0;
  let start = 0;
  return {
    begin() {
      start = performance.now();
    },
    note({ status, retryAfter }: StubbedResponse, due: number) {
      completed += 1;
      if (start === 0 || due < start) return;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const passed = performance.now() - due;
      if (status === 200) times.push(passed);
      else refused.push(passed);
      if (status === 503 && retryAfter === undefined) withoutRetryAfter += 1;
    },
    outcome(): Outcome {
      const ascending = (a: number, b: number) => a - b;
      const rate = (times.length / (performance.now() - start)) * 1000;
      times.sort(ascending);
      refused.sort(ascending);
      return { rate, times, refused, statuses, completed, withoutRetryAfter };
    },
  };
};

/** Sends requests at a fixed rate, independent of the responses: a request without a free connection waits, and the wait counts. */
export const pace = async (plan: LoadPlan & { perSecond: number }): Promise<Outcome> => {
  const free: Connection[] = Array.from({ length: plan.connections }, () => openConnection(plan.port));
  const all = [...free];
  const due: number[] = [];
  const tally = createTally();
  let sent = 0;
  let underWay = 0;

  const send = async (connection: Connection, at: number) => {
    const index = sent;
    sent += 1;
    underWay += 1;
    const response = await connection.send(plan.request(index));
    underWay -= 1;
    tally.note(response, at);
    plan.onAnswer?.(response, index);
    const next = due.shift();
    if (next === undefined) free.push(connection);
    else void send(connection, next);
  };

  const start = performance.now();
  const end = start + (WARM_UP_SECONDS + plan.seconds) * 1000;
  let requested = 0;
  let counting = false;
  while (performance.now() < end) {
    const now = performance.now();
    if (!counting && now - start >= WARM_UP_SECONDS * 1000) {
      counting = true;
      tally.begin();
    }
    for (; requested < ((now - start) / 1000) * plan.perSecond; requested += 1) {
      // Taken from the front, so that all connections are used in turn.
      const connection = free.shift();
      if (connection) void send(connection, now);
      else due.push(now);
    }
    await wait(TICK_MS);
  }
  due.length = 0;
  const outcome = tally.outcome();
  const giveUp = performance.now() + 12_000;
  while (underWay > 0 && performance.now() < giveUp) await wait(10);
  for (const connection of all) connection.close();
  return { ...tally.outcome(), rate: outcome.rate };
};

/** Sends the next request after each response, one at a time on each connection. */
export const saturate = async (plan: LoadPlan): Promise<Outcome> => {
  const tally = createTally();
  let sent = 0;
  let stopped = false;
  const send = async () => {
    const connection = openConnection(plan.port);
    while (!stopped) {
      const index = sent;
      sent += 1;
      const at = performance.now();
      const response = await connection.send(plan.request(index));
      tally.note(response, at);
      plan.onAnswer?.(response, index);
    }
    connection.close();
  };
  const all = Array.from({ length: plan.connections }, send);
  await wait(WARM_UP_SECONDS * 1000);
  tally.begin();
  await wait(plan.seconds * 1000);
  const outcome = tally.outcome();
  stopped = true;
  await Promise.all(all);
  return outcome;
};

/** Number of missing or unexpected responses. */
export const errorsOf = ({ statuses }: Outcome, fine: readonly number[] = [200]): number =>
  [...statuses].filter(([status]) => !fine.includes(status)).reduce((sum, [, count]) => sum + count, 0);

/** What a server did under load, and the cost for its process. */
export interface Observed extends Outcome {
  before: Measured;
  after: Measured;
}

/** Puts a server under load, and measures its process before and after. */
export const observe = async (server: ServerProcess, run: () => Promise<Outcome>): Promise<Observed> => {
  const before = await server.measure();
  const outcome = await run();
  return { ...outcome, before, after: await server.measure() };
};
