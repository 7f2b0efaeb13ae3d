import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = fileURLToPath(new URL('playwright/playwright.config.ts', import.meta.url));

it('runs the Playwright tests of an application against the sources of the packages', async () => {
  const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '--conditions=source' };
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'test', '--config', config], { env });
  expect(stdout).toContain('3 passed');
});
