import { Hono } from 'hono';
import { safeParse } from 'zod/mini';
import type { Emulator } from '../emulator';
import { ProviderError } from '../http/errors';
import { FaultRules } from '../http/faults';
import { isCrossSite } from '../http/origins';
import { readVendorBox, saveVendorBox } from '../rules/policies/vendor-box';
import { exportSeed } from '../seed/seed-database';
import { createActAs } from './act-as';
import { act } from './console-actions';
import { consolePage } from './console-page';
import { dataPage } from './data-page';
import { ownPlaces, type Place, wantsPage } from './developer-page';
import { createDns } from './dns';
import { faultsPage } from './faults-page';
import { createOutbox } from './outbox-page';
import { createPolicies } from './policies-page';
import { script } from './script';
import { SettingsChange } from './settings-change';
import { slackAuthorizePage } from './slack-authorize-page';

/** Path that pages of applications may read and set too, for a theme tool. */
const LOOK = '/_emulator/login-box';

/**
 * Creates the controls for developers and tests. Served on loopback only, and never by a provider that runs in a page.
 */
export const createConsole = (emulator: Emulator, places: readonly Place[] = ownPlaces): Hono => {
  const app = new Hono({ strict: false }).basePath('/_emulator');
  const { faults, stats, requests, settings } = emulator;

  app.use(async (c, next) => {
    const origin = c.req.header('origin') ?? '';
    const isShared = c.req.path === LOOK && emulator.isApplication(origin);
    if (isShared) {
      c.header('access-control-allow-origin', origin);
      c.header('vary', 'Origin');
    }
    if (isShared && c.req.method === 'OPTIONS') {
      c.header('access-control-allow-methods', 'GET, PUT');
      c.header('access-control-allow-headers', 'content-type');
      return c.body(null, 204);
    }
    if (!isShared && isCrossSite(c.req.raw, (from) => from === emulator.issuer)) {
      return c.json({ errors: ['Not from a page of another origin.'] }, 403);
    }
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/', (c) => c.redirect('/_emulator/console'));
  app.get('/console', (c) => consolePage(emulator, places, new URL(c.req.url).searchParams));
  app.post('/console', async (c) => act(emulator, new URLSearchParams(await c.req.text()), c.req.raw));
  app.get('/seed', (c) => c.json(exportSeed(emulator.db)));
  app.get('/console.js', () => new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }));
  app.get('/slack/authorize', (c) => slackAuthorizePage(emulator, new URL(c.req.url).searchParams));
  app.get('/stats', (c) => c.json(stats));
  app.get('/requests', (c) => c.json(requests));
  app.get('/faults', (c) => (wantsPage(c.req.raw.headers) ? faultsPage(emulator, places) : c.json(faults.list())));
  app.get('/data', (c) => dataPage(emulator, places, new URL(c.req.url).searchParams));
  app.post('/faults', async (c) => {
    const result = safeParse(FaultRules, await c.req.json().catch(() => undefined));
    if (!result.success)
      return c.json(
        { errors: ['This is not a fault rule. Write one like { "path": "/identity/*", "status": 503 }.'] },
        400,
      );
    for (const rule of Array.isArray(result.data) ? result.data : [result.data]) faults.add(rule);
    return c.json(faults.list(), 201);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json([]);
  });
  app.get('/settings', (c) => c.json(settings));
  app.post('/settings', async (c) => {
    const result = safeParse(SettingsChange, await c.req.json().catch(() => undefined));
    if (!result.success)
      return c.json({ errors: ['These are not settings of the provider. GET this URL to list them.'] }, 400);
    Object.assign(settings, result.data);
    // Moving the clock can make reports and webhooks due.
    if (result.data.clockAhead !== undefined || result.data.clockStoppedAt !== undefined) await emulator.settle();
    return c.json(settings);
  });
  app.post('/reset', async (c) => {
    await emulator.reset();
    return c.json({ reset: true });
  });
  app.get('/login-box', (c) => c.json(readVendorBox(emulator.db)));
  app.put('/login-box', async (c) => {
    try {
      return c.json(saveVendorBox(emulator.db, await c.req.json().catch(() => undefined)));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return c.json({ errors: [error.message], errorCode: error.errorCode }, error.status === 413 ? 413 : 400);
    }
  });
  app.route('/policies', createPolicies(emulator, places));
  app.route('/dns', createDns(emulator, places));
  app.route('/act-as', createActAs(emulator));
  app.route('/outbox', createOutbox(emulator, places));
  return app;
};
