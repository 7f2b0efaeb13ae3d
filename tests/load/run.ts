/**
 * The gateway under load: real processes over real sockets, beside a bare node:http server with the same caches and
 * delays. Checks (nothing lost, nothing duplicated, limits met) decide the exit code; times are only printed.
 */
import { cpus } from 'node:os';
import { type Fixture, openFixture } from './fixture';
import { readOptions, type ScenarioName } from './options';
import { printReport, type Report } from './report';
import { down } from './scenarios/down';
import { kill, killBoth } from './scenarios/kill';
import { limit } from './scenarios/limit';
import { overload } from './scenarios/overload';
import { reads, uncached } from './scenarios/reads';
import { sdk } from './scenarios/sdk';
import { several, severalNocoDb } from './scenarios/several';
import { slow } from './scenarios/slow';
import { soak } from './scenarios/soak';
import { drain, start } from './scenarios/start-stop';
import { writes } from './scenarios/writes';

const scenarios: Readonly<Record<ScenarioName, (fixture: Fixture) => Promise<Report>>> = {
  reads,
  uncached,
  writes,
  slow,
  soak,
  limit,
  overload,
  down,
  start,
  drain,
  sdk,
  kill,
  'kill-both': killBoth,
  several,
  'several-nocodb': severalNocoDb,
};

const options = readOptions(process.argv.slice(2));
const fixture = await openFixture(options);
console.log(`${cpus().length} cores, Node ${process.versions.node}, ${options.seconds} s per measurement.`);
try {
  const stored: boolean[] = [];
  for (const name of options.only) stored.push(printReport(name, await scenarios[name](fixture)));
  process.exitCode = stored.every(Boolean) ? 0 : 1;
} finally {
  fixture.close();
}
