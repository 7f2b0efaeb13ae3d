import { parseArgs } from 'node:util';

/** What can be run, in the order it is. */
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
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export interface LoadOptions {
  /** Seconds of each measured stretch. */
  seconds: number;
  only: readonly ScenarioName[];
  /** Submissions of the two runs in which processes are killed. */
  submissions: number;
  /** First of five ports in a row on this machine. */
  port: number;
}

const whole = (name: string, value: string, least: number): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} must be a whole number from ${least}.`);
  return number;
};

const scenario = (name: string): ScenarioName => {
  const known = scenarioNames.find((one) => one === name);
  if (!known) throw new Error(`--only takes ${scenarioNames.join(', ')}, or several of them with commas between.`);
  return known;
};

/** Reads the command line. */
export const readOptions = (args: string[]): LoadOptions => {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '10' },
      only: { type: 'string', default: scenarioNames.join(',') },
      submissions: { type: 'string', default: '10000' },
      port: { type: 'string', default: '4541' },
    },
  });
  return {
    seconds: whole('seconds', values.seconds, 2),
    only: values.only.split(',').map(scenario),
    submissions: whole('submissions', values.submissions, 200),
    port: whole('port', values.port, 1024),
  };
};
