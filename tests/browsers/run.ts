/**
 * The product in Chromium, Firefox and WebKit: the table of redirect targets, checked and followed, a session of the
 * SDK from sign-in to log-out, and flows of the login box and the administration. Exits with 1 on any error, or when a
 * browser is missing.
 */
import { printTable } from '../bench/table';
import { runFlows } from './flows/run-flows';
import { journey } from './journey';
import { type BrowserName, type BrowsersOptions, type Part, readOptions } from './options';
import { followRedirects } from './redirects';
import type { Shown } from './step';

const runs: Record<Part, (name: BrowserName, options: BrowsersOptions) => Promise<Shown>> = {
  redirects: followRedirects,
  journey,
  flows: runFlows,
};

const options = readOptions(process.argv.slice(2));
const problems: string[] = [];

for (const name of options.browsers) {
  for (const part of options.parts) {
    try {
      const { browser, columns, rows, problems: found } = await runs[part](name, options);
      printTable(`${browser}: ${part}`, columns, rows);
      problems.push(...found.map((text) => `${name}: ${text}`));
    } catch (error) {
      problems.push(`${name}: ${part}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
