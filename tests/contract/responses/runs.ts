import { readFileSync } from 'node:fs';
import * as every from '../../support/capabilities';

export const capabilities: Readonly<Record<string, object>> = every;

/** A query or mutation with its input. */
export interface Run {
  capability: string;
  name: string;
  input: unknown;
  title: string;
}

/** JSON has no such numbers: here they are texts. */
const numbers: ReadonlySet<unknown> = new Set(['NaN', 'Infinity']);
const toNumber = (_: string, value: unknown) => (numbers.has(value) ? Number(value) : value);

/**
 * The queries and mutations of `requests.txt`. Each entry of the file begins with a name and an input as JSON, if there is
 * one; what it makes stale (`⇒`) and sends (`→`) is recorded behind or below it. To add one, write that line and run with `-u`.
 */
export const runs: readonly Run[] = readFileSync(new URL('requests.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\w/.test(line))
  .map((line) => line.replace(/ [⇒→] .*/, ''))
  .map((title) => {
    const [, capability = '', name = '', input] = /^(\w+)\.(\w+)(?: (.*))?$/.exec(title) ?? [];
    return { capability, name, title, input: input === undefined ? undefined : JSON.parse(input, toNumber) };
  });

/** One run of every query and mutation: those below take other branches. */
export const firstRuns = runs.filter(
  (run, at) => runs.findIndex(({ capability, name }) => capability === run.capability && name === run.name) === at,
);
