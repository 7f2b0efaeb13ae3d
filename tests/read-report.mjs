/** Reads the reports of the test runners: counts, and each failure in a few lines. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES = 12;

/** A message without colors, and without the characters of a hostile text that would make the log a binary file. */
const shortened = (message = '') =>
  stripVTControlCharacters(message)
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .join('\n');

export const readVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(process.cwd(), path);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded has no results.
    if (failed.length === 0) return status === 'failed' ? [{ file, name: file, message: shortened(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: `${file} › ${fullName}`,
      message: shortened(failureMessages[0]),
    }));
  }),
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

export const readPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: [
    ...errors.map(({ message }) => ({ name: 'outside any test', message: shortened(message) })),
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        file: `${file}:${line}`,
        name: `${file}:${line} › ${title}`,
        message: shortened(
          tests.flatMap(({ results }) => results).flatMap((result) => result.errors.map(({ message }) => message))[0],
        ),
      })),
  ],
});
