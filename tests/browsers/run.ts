/**
 * The SDK in Chromium, Firefox and WebKit: the table of redirect targets judged and followed, and a session from
 * sign-in to log-out. Ends with 1 when anything was not right, or a browser is missing.
 */
import { printTable } from '../bench/table';
import type { BrowserName } from './browser-name';
import { journey } from './journey';
import { type Part, readOptions } from './options';
import { followRedirects } from './redirects';
import type { Shown } from './step';

const runs: Record<Part, (name: BrowserName) => Promise<Shown>> = { redirects: followRedirects, journey };

const { browsers, parts } = readOptions(process.argv.slice(2));
const problems: string[] = [];

for (const name of browsers) {
  for (const part of parts) {
    try {
      const { browser, steps } = await runs[part](name);
      const rows = steps.map(({ what, seen, wrong }) => [what, seen ?? '', wrong.length === 0 ? 'yes' : 'NO']);
      printTable(`${browser}: ${part}`, ['what', 'seen', 'right'], rows);
      problems.push(...steps.flatMap(({ what, wrong }) => wrong.map((text) => `${name}: ${what}: ${text}`)));
    } catch (error) {
      problems.push(`${name}: ${part}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
