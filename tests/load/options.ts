import { parseArgs } from 'node:util';

/** All scenarios, in the order in which they run. */
export const scenarioNames = [
  'reads',
  'uncached',
  'writes',
  'slow',
  'soak',
  'limit',
  'overload',
  'down',
  'start',
  'drain',
  'sdk',
  'kill',
  'kill-both',
  'several',
  'several-nocodb',
] as const;
/** These need PostgreSQL on this machine, and one of them NocoDB. */
const needMore: readonly string[] = ['several', 'several-nocodb'];

export type ScenarioName = (typeof scenarioNames)[number];

export interface LoadOptions {
  /** Seconds of each measurement. */
  seconds: number;
  only: readonly ScenarioName[];
  /** Submissions of the two runs in which processes are killed. */
  submissions: number;
  /** First of five ports in a row on this machine. */
  port: number;
}

const complete = (name: string, value: string, least: number): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} must be a whole number from ${least}.`);
  return number;
};

const scenario = (name: string): ScenarioName => {
  const known = scenarioNames.find((candidate) => candidate === name);
  if (!known) throw new Error(`--only takes ${scenarioNames.join(', ')}, or several of them, separated by commas.`);
  return known;
};

const SECONDS = { s: 1, m: 60, h: 3600 } as const;

const duration = (value: string): number => {
  const [, count = '', unit] = /^(\d{1,5})([smh])$/.exec(value) ?? [];
  const seconds = unit === 's' || unit === 'm' || unit === 'h' ? Number(count) * SECONDS[unit] : 0;
  if (seconds < 10) throw new Error('--soak takes a time of at least ten seconds, such as 90s, 60m or 1h.');
  return seconds;
};

/** Reads the command line. */
export const readOptions = (args: string[]): LoadOptions => {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '10' },
      only: { type: 'string', default: scenarioNames.filter((name) => !needMore.includes(name)).join(',') },
      submissions: { type: 'string', default: '10000' },
      port: { type: 'string', default: '4541' },
      // Only the soak test, for this duration.
      soak: { type: 'string' },
    },
  });
  return {
    seconds: values.soak === undefined ? complete('seconds', values.seconds, 2) : duration(values.soak),
    only: values.soak === undefined ? values.only.split(',').map(scenario) : ['soak'],
    submissions: complete('submissions', values.submissions, 200),
    port: complete('port', values.port, 1024),
  };
};
