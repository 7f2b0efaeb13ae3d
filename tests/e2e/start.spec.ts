import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reader } from '../../emulator/seed/users';
import { createControls } from './controls';
import { environmentWith, variables } from './environment';
import { expect, test } from './fixtures';
import { portsOf } from './ports';
import { startServer } from './server';

const root = fileURLToPath(new URL('../../', import.meta.url));

const start = (env: Record<string, string>) => {
  const { portalPort, identityPort } = portsOf('start', test.info().parallelIndex);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['demo/start.mjs'], {
    cwd: root,
    env: environmentWith({
      PORTAL_PORT: String(portalPort),
      IDENTITY_PORT: String(identityPort),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'gatehouse-')),
      ...env,
    }),
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { status, output: `${stdout}${stderr}` };
};

/** One clear sentence: no stack trace, and no success. */
const expectRefusal = ({ status, output }: ReturnType<typeof start>, sentence: RegExp) => {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(status).toBeGreaterThan(0);
};

test('a taken port', ({ server }) => {
  const { port } = new URL(server.portal);
  expectRefusal(start({ PORTAL_PORT: port }), new RegExp(`port ${port}`, 'i'));
});

test('a broken variable', () => {
  expectRefusal(start({ PORTAL_PORT: 'eighty' }), /PORTAL_PORT must be a whole number/);
});

test("a developer's own .env changes nothing", async ({ page, enter, server }, { parallelIndex }) => {
  const envFile = join(mkdtempSync(join(tmpdir(), 'gatehouse-')), '.env');
  // No variable works with this value, or works as before.
  writeFileSync(envFile, variables.map((name) => `${name}=of-a-developer\n`).join(''));
  expect(variables).toEqual(expect.arrayContaining(['HOST', 'IDENTITY_ISSUER', 'RESEARCH_DB_TOKEN', 'NODE_ENV']));
  const beside = await startServer({ ...portsOf('start', parallelIndex), envFile });
  try {
    const configOf = async ({ portal, provider }: typeof server) =>
      (await (await fetch(`${portal}/portal-config.json`)).text()).replaceAll(portal, '').replaceAll(provider, '');
    expect(await configOf(beside)).toBe(await configOf(server));
    await page.goto(beside.portal);
    await enter(page, reader);
    // The gateway accepts the user's token, and has found or created their record.
    await expect(page.locator('[data-user-sync]')).toHaveAttribute('data-user-sync', /./);
    expect(createControls(beside).rows('users')).toHaveLength(1);
  } finally {
    await beside.stop();
  }
});

test('prints its URL and the accounts', ({ server }) => {
  for (const part of [
    server.portal,
    server.provider,
    'admin@acme.test',
    'reader@acme.test',
    'mfa@acme.test',
    'reseller@resale.test',
  ]) {
    expect(server.output()).toContain(part);
  }
});
