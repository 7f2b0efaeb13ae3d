import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createHarness } from '../support';

const root = mkdtempSync(join(tmpdir(), 'gatehouse-portal-'));
const portal = join(root, 'portal');
const files: Record<string, string> = {
  'secret.txt': 'outside',
  'portal/index.html': '<!doctype html><title>Portal</title>',
  'portal/.links.json': JSON.stringify({ '/': '</a.js>', '/solutions': '</b.js>', '/solutions/vendor-hub': '</c.js>' }),
  'portal/robots.txt': 'User-agent: *',
  'portal/assets/index-a1b2c3d4.js': 'export {}',
  'portal/assets/plain.js': 'export {}',
  'portal/assets/long-a1b2c3d4.js': `export const words = '${'many words '.repeat(500)}';`,
  'portal/assets/words-a1b2c3d4.js': Array.from({ length: 2000 }, (_, at) => `word${(at * 7919) % 1009}`).join(' '),
  'portal/.env': 'TOKEN=1',
  'portal/.hidden.json': '{"TOKEN":1}',
  'portal/.git/config': 'x',
  'portal/.git/refs.txt': 'outside',
  'portal/source.ts': 'x',
  'portal/index.js.map': '{}',
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}
symlinkSync(join(root, 'secret.txt'), join(portal, 'linked.txt'));
symlinkSync(root, join(portal, 'up'));
afterAll(() => rmSync(root, { recursive: true }));

const pages = ['/', '/home', '/solutions/*', '/oauth/callback'];

test.each(['/', '/home', '/solutions', '/solutions/vendor-hub', '/oauth/callback?code=1&state=2'])(
  '%s serves the portal',
  async (path) => {
    const response = await createHarness({ portal, pages }).call(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Portal</title>');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  ['/', '</a.js>'],
  ['/home', null],
  ['/solutions', '</b.js>'],
  ['/solutions/outage-hub', '</b.js>'],
  ['/solutions/vendor-hub/?q=1', '</c.js>'],
  ['/solutions/vendor-hubs', '</b.js>'],
])('%s preloads what the build lists for it or for the path above: %s', async (path, link) => {
  expect((await createHarness({ portal, pages }).call(path)).headers.get('link')).toBe(link);
});

test('hashed files are cached forever, others are revalidated', async () => {
  const harness = createHarness({ portal, pages });
  const hashed = await harness.call('/assets/index-a1b2c3d4.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const plain = await harness.call('/assets/plain.js');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  const again = await harness.call('/assets/plain.js', {
    headers: { 'if-none-match': plain.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

const long = files['portal/assets/long-a1b2c3d4.js'];
test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
])('a long text is compressed as the request accepts: %s', async (accepted, encoding) => {
  const call = (more: Record<string, string> = {}) =>
    createHarness({ portal, pages }).call('/assets/long-a1b2c3d4.js', {
      headers: { 'accept-encoding': accepted, ...more },
    });
  const response = await call();
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? Buffer.from;
  expect(read(bytes).toString()).toBe(long);
  if (encoding) expect(bytes.length).toBeLessThan(500);
  // The representation has an ETag of its own.
  const etag = response.headers.get('etag') ?? '';
  expect((await call({ 'if-none-match': etag })).status).toBe(304);
  expect((await call({ 'if-none-match': etag, 'accept-encoding': encoding ? 'identity' : 'br' })).status).toBe(200);
});

test('a later response is compressed better', async () => {
  const harness = createHarness({ portal, pages });
  const size = async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await harness.call('/assets/words-a1b2c3d4.js', { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(files['portal/assets/words-a1b2c3d4.js']);
    return bytes.length;
  };
  const first = await size();
  await expect.poll(size).toBeLessThan(first);
});

test('a short text is not compressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await createHarness({ portal, pages }).call('/assets/plain.js', { headers });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, null]);
  expect(await response.text()).toBe('export {}');
});

test.each([
  '/.env',
  '/.git/config',
  '/.git/refs.txt',
  '/.hidden.json',
  '/source.ts',
  '/index.js.map',
  '/package.json',
  '/linked.txt',
  '/up/secret.txt',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/robots.txt%00',
  '/robots.txt%00.html',
  '/%00',
  '/assets',
  '/assets/',
  '/unknown',
  '/solutions.bak',
  '/home/../.env',
  '//secret.txt',
  '/__proto__',
])('%s is not served', async (path) => {
  const response = await createHarness({ portal, pages }).call(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/outside|TOKEN/);
});

// Nothing that only looks like the API, or like a health check, returns a page.
test.each([
  '//api/v2/tables/users/records',
  '/API/v2/tables',
  '/api;x/v2',
  '/assets/',
  '/x//y',
  '//evil',
  '/healthz/',
  '/HEALTHZ',
  '/readyz/',
  '/Readyz/now',
])('%s is not a page, even when every path may be one', async (path) => {
  expect((await createHarness({ portal }).call(path)).status).toBe(404);
});

// A script gets a 404; a browser's navigation is led to the first screen, as from every other unknown path.
test.each(['/solutions//outage-hub', '/reports/q3.pdf', '/v1.2', '/%zz', '//evil.example/', '/package.json', '/%00'])(
  '%s redirects a browser to the home page',
  async (path) => {
    const headers = { 'sec-fetch-dest': 'document' };
    const response = await createHarness({ portal }).call(path, { headers });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
  },
);

test.each(['/.env', '/%2eenv', '/x/.git/config', '/assets/gone-12345678.js', '//api/v2', '/healthz/', '/operator'])(
  '%s does not exist, for browsers either',
  async (path) => {
    const headers = { 'sec-fetch-dest': 'document' };
    expect((await createHarness({ portal }).call(path, { headers })).status).toBe(404);
  },
);

test.each(['/', '/apiary', '/readyzone', '/feedback', '/administration/api-tokens'])('%s is a page', async (path) => {
  expect((await createHarness({ portal }).call(path)).status).toBe(200);
});

test('a HEAD request returns the headers without a body', async () => {
  const response = await createHarness({ portal, pages }).call('/robots.txt', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('a rebuilt portal is served without a restart', async () => {
  const harness = createHarness({ portal, pages });
  await harness.call('/');
  writeFileSync(join(portal, 'new.txt'), 'new');
  rmSync(join(portal, 'index.html'));
  writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Portal</title>');
  expect(await (await harness.call('/new.txt')).text()).toBe('new');
});
