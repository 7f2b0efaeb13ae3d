import type { Db } from '../db/db';
import type { Row } from '../db/rows/row';
import { type TableName, tableNames } from '../db/tables';
import type { Emulator } from '../emulator';

/** Timeout in milliseconds. */
const LIMIT = 5000;
/** Maximum number of redirects that a scanner follows. */
const HOPS = 5;

interface Scan {
  calls: readonly { method: string; status: number }[];
  /** Tables whose rows changed meanwhile; empty when opening the link used nothing up. */
  changed: readonly TableName[];
}

const rowsOf = (db: Db) => new Map(tableNames.map((name): [TableName, readonly Row[]] => [name, db[name].list()]));

/** Rows are immutable, so a different object is a different row. */
const isSame = (before: readonly Row[], after: readonly Row[]): boolean =>
  before.length === after.length && before.every((row, at) => row === after[at]);

/** Only URLs of the provider and its applications: a link in an email must not make the provider call anything else. */
const isAllowedTarget = ({ issuer, isApplication }: Emulator, { origin }: URL): boolean =>
  origin === issuer || isApplication(origin);

/** Returns the status of the last response, 0 without a response. */
const statusOf = async (emulator: Emulator, method: string, link: URL): Promise<number> => {
  let at = link;
  for (let hop = 0; hop <= HOPS && isAllowedTarget(emulator, at); hop += 1) {
    const response = await fetch(at, { method, redirect: 'manual', signal: AbortSignal.timeout(LIMIT) });
    const next = response.headers.get('location');
    if (next === null) return response.status;
    at = new URL(next, at);
  }
  return 0;
};

/** Opens a link as the scanner of a mail server does, and compares the rows before and after. */
export const scanLink = async (emulator: Emulator, link: URL): Promise<Scan> => {
  const before = rowsOf(emulator.db);
  const calls: { method: string; status: number }[] = [];
  for (const method of ['HEAD', 'GET']) {
    calls.push({ method, status: await statusOf(emulator, method, link).catch(() => 0) });
  }
  const after = rowsOf(emulator.db);
  return { calls, changed: tableNames.filter((name) => !isSame(before.get(name) ?? [], after.get(name) ?? [])) };
};
