import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createHarness } from '../support';

let short = false;
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const guard =
    <A extends unknown[], R>(run: (...values: A) => R) =>
    (...values: A): R => {
      if (short) throw Object.assign(new Error('EMFILE: too many open files, /srv/portal'), { code: 'EMFILE' });
      return run(...values);
    };
  return { ...fs, readdirSync: guard(fs.readdirSync), readFileSync: guard(fs.readFileSync) };
});

const portal = mkdtempSync(join(tmpdir(), 'gatehouse-portal-'));
mkdirSync(join(portal, 'assets'));
writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Portal</title>');
writeFileSync(join(portal, 'assets/index-a1b2c3d4.js'), 'export {}');
afterAll(() => rmSync(portal, { recursive: true }));

// Without free file descriptors it refuses requests, and recovers afterwards.
test('a page that could not be read temporarily is served once it can be read', async () => {
  const harness = createHarness({ portal });
  short = true;
  const refused = await harness.call('/');
  expect(refused.status).toBe(500);
  expect(await refused.json()).toMatchObject({ error: 'UNEXPECTED' });
  expect((await harness.call('/healthz')).status).toBe(200);
  // The stack is logged, the folders of this machine are not.
  expect(JSON.parse(harness.lines[0] ?? '')).toMatchObject({
    message: 'unexpected error',
    requestId: refused.headers.get('x-request-id'),
    reason: 'EMFILE: too many open files, ***',
    where: expect.stringMatching(/^[\w.-]+\.ts:\d+$/),
  });
  short = false;
  expect((await harness.call('/')).status).toBe(200);
  short = true;
  expect((await harness.call('/assets/index-a1b2c3d4.js')).status).toBe(500);
  expect((await harness.call('/')).status).toBe(200);
  short = false;
  expect((await harness.call('/assets/index-a1b2c3d4.js')).status).toBe(200);
});
