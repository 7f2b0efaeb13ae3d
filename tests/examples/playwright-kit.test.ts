import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = fileURLToPath(new URL('playwright/playwright.config.ts', import.meta.url));

const run = async (project: string) => {
  const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '--conditions=source' };
  const args = [cli, 'test', '--config', config, '--project', project];
  return promisify(execFile)(process.execPath, args, { env });
};

it('runs the Playwright tests of an application against the sources of the packages', async () => {
  expect((await run('kit')).stdout).toContain('3 passed');
});

it('fails where the application has another client id than signInAs, and names both', async () => {
  await expect(run('fails')).rejects.toMatchObject({
    stdout: expect.stringContaining('signed in to the client "local", but the application has the client id "my-app"'),
  });
});
