import { printTable } from '../bench/table';
import { errorsOf, type Observed, type Outcome, percentile } from './pace';

/** A row of the table of loads. */
export interface LoadRow {
  load: string;
  ours: Observed;
  bare?: Observed;
  lost?: number;
  doubled?: number;
  /** Statuses that are not errors. Default: 200. */
  fine?: readonly number[];
}

/** A check. */
export interface Fact {
  what: string;
  found: string;
  holds: boolean;
  /** Fails the run. Times depend on the machine and never do. */
  hard: boolean;
}

export interface Report {
  rows?: readonly LoadRow[];
  facts?: readonly Fact[];
}

export const hard = (what: string, found: string | number, holds: boolean): Fact => ({
  what,
  found: String(found),
  holds,
  hard: true,
});
export const budget = (what: string, found: string | number, holds: boolean): Fact => ({
  what,
  found: String(found),
  holds,
  hard: false,
});

/** More than the gap that the gateway leaves between the calls of two seconds. */
const STALLED_MS = 50;

/** Checks the call rate at the database; when the machine was so busy that the database process stalled, its count proves nothing. */
export const rateKept = (load: string, stats: { mostInOneSecond: number; stall: number }, perSecond: number): Fact => {
  const stalled = stats.stall > STALLED_MS;
  const found = `${stats.mostInOneSecond}${stalled ? `, counted by a process that stalled for ${ms(stats.stall)}` : ''}`;
  const holds = stats.mostInOneSecond <= perSecond;
  return { what: `${load}: at most ${perSecond} calls in one second`, found, holds, hard: !stalled };
};

export const ms = (value: number): string => (Number.isNaN(value) ? '-' : `${value.toFixed(1)} ms`);
const rate = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const dash = (value: number | undefined) => (value === undefined ? '-' : String(value));

export const p99 = ({ times }: Outcome): number => percentile(times, 0.99);
export const p50 = ({ times }: Outcome): number => percentile(times, 0.5);

/** Milliseconds of CPU time per response: independent of other processes on the machine. */
const costOf = ({ before, after, completed }: Observed): number => (after.cpu - before.cpu) / completed;

const cells = ({ load, ours, bare, lost, doubled, fine }: LoadRow): string[] => {
  const { before, after } = ours;
  const beside = (text: (observed: Observed) => string) => [text(ours), bare ? text(bare) : '-'];
  return [
    load,
    ...beside((observed) => rate(observed.rate)),
    bare ? `${((ours.rate / bare.rate) * 100).toFixed(0)} %` : '-',
    ...beside((observed) => `${ms(p50(observed))}, ${ms(p99(observed))}`),
    ...beside((observed) => `${costOf(observed).toFixed(2)} ms`),
    String(errorsOf(ours, fine)),
    dash(lost),
    dash(doubled),
    megabytes(after.heap - before.heap),
    ms(after.loop),
    `${before.handles} to ${after.handles}`,
  ];
};

const COLUMNS = [
  'load',
  'responses/s',
  'bare',
  'ratio',
  'p50, p99',
  'bare',
  'CPU per response',
  'bare',
  'errors',
  'lost',
  'duplicated',
  'heap',
  'loop p99',
  'handles',
];

/** Prints the results of a scenario. Returns false when a required check failed. */
export const printReport = (name: string, { rows = [], facts = [] }: Report): boolean => {
  if (rows.length > 0) printTable(name, COLUMNS, rows.map(cells));
  const lines = facts.map(({ what, found, holds, hard: must }) => [what, found, holds ? 'yes' : must ? 'NO' : 'no']);
  if (lines.length > 0) printTable(`${name}: checks`, ['check', 'found', 'passed'], lines);
  return facts.every(({ holds, hard: must }) => holds || !must);
};
