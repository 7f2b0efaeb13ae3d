import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/free-port';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/testing-doc');
const require = createRequire(import.meta.url);

/** The tests that docs/testing.md shows for a runner. */
const blocksFor = async (runner: string): Promise<string[]> => {
  const text = await readFile(join(root, 'docs/testing.md'), 'utf8');
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
  return blocks.filter((code) => code.includes(`'@gatehouse/emulator/${runner}'`));
};

const run = async (...args: string[]) => {
  const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '--conditions=source' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  return stdout;
};

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return () => rm(folder, { recursive: true, force: true });
});

it('shows tests of Vitest that pass', async () => {
  const blocks = await blocksFor('vitest');
  expect(blocks.length).toBeGreaterThan(3);
  await Promise.all(blocks.map((code, at) => writeFile(join(folder, `${at}.test.ts`), code)));
  const conditions = JSON.stringify(['source', 'module', 'node', 'development|production']);
  await writeFile(
    join(folder, 'vitest.config.ts'),
    `export default { resolve: { conditions: ${conditions} }, ssr: { resolve: { conditions: ${conditions} } } };`,
  );
  const cli = join(require.resolve('vitest/package.json'), '../vitest.mjs');
  const report = JSON.parse(await run(cli, 'run', '--root', folder, '--reporter', 'json'));
  expect(report).toMatchObject({ success: true, numPassedTests: blocks.length });
});

/** The application's part of a test, which the document leaves out. */
const REQUEST = `await page.request.post('http://localhost:PORT/frontegg/identity/resources/users/v1/passwords/reset', {
    headers: { origin: 'http://localhost:PORT' },
    data: { email: 'admin@acme.test' },
  });`;

it('shows a test of Playwright that passes', async () => {
  const [code = '', ...others] = await blocksFor('playwright');
  expect(others).toEqual([]);
  expect(code).toContain('port: 4400');
  const request = '// … request the email in the application …';
  expect(code).toContain(request);
  const port = String(await freePort());
  const complete = code.replace(request, REQUEST).replaceAll('PORT', port).replace('4400', port);
  await writeFile(join(folder, 'example.spec.ts'), complete);
  const launch = JSON.stringify(join(root, 'tests/support/launch'));
  await writeFile(
    join(folder, 'playwright.config.ts'),
    `import { launchOptions } from ${launch};
export default { testDir: '.', testMatch: '*.spec.ts', workers: 1, reporter: 'line', use: { launchOptions } };`,
  );
  const cli = require.resolve('@playwright/test/cli');
  expect(await run(cli, 'test', '--config', 'playwright.config.ts')).toContain('1 passed');
});
