import { Hono } from 'hono';
import { array, boolean, enum as enumOf, number, partial, safeParse, strictObject, string } from 'zod/mini';
import type { Emulator } from '../emulator';
import { FaultRules } from '../faults';
import { escapeHtml } from '../oauth/pages';
import { isForeign } from '../origins';
import { createActAs } from './act-as';
import { cards, table } from './blocks';
import { dataHtml, developerPage, ownPlaces, type Place, timeHtml } from './developer-page';
import { createDns } from './dns';
import { createOutbox } from './outbox-page';
import { script } from './script';
import { SLACK_PAGE, slackAuthorizePage, slackPage } from './slack-page';

/** Rows of a table at most. */
const SHOWN = 50;

/** What the provider is set to do and did last; changed by the calls that the page names. */
const overviewPage = (emulator: Emulator, places: readonly Place[]): Response => {
  const { faults, requests, settings, stats, issuer } = emulator;
  const { usesPerToken: _, ...counts } = stats;
  const active = faults.list().map(({ rule, hits }) => `<li class="card">${dataHtml({ ...rule, hits })}</li>`);
  const calls = requests
    .slice(-SHOWN)
    .reverse()
    .map(({ at, method, path, status }) => [
      timeHtml(new Date(at).toISOString()),
      escapeHtml(method),
      escapeHtml(path),
      status === 0 ? 'none' : String(status),
    ]);
  const lastCalls =
    calls.length > 0 ? table(['Time', 'Method', 'Path', 'Status'], calls) : '<p class="nothing">No call yet.</p>';
  return developerPage({
    title: 'Console',
    path: '/_emulator/console',
    about: `It answers at ${issuer}. Each part below is data as well: stats, settings, faults and requests under /_emulator/.`,
    inner: `<h2>Counts</h2><div class="card">${dataHtml(counts)}</div><h2>Settings</h2><div class="card">${dataHtml(settings)}</div><h2>Faults</h2>${cards(active, 'No fault is set: every call is answered as it should be.')}<h2>Last calls</h2>${lastCalls}`,
    places,
  });
};

/** The settings that can be changed while the provider runs, until it is reset. Seconds and milliseconds as in `Settings`. */
const SettingsChange = partial(
  strictObject({
    accessTokenLifetime: number(),
    sessionLifetime: number(),
    refreshReuseWindow: number(),
    revokeOnReuse: boolean(),
    tokenDelay: number(),
    maxFailures: number(),
    lockDuration: number(),
    codeTriesPerAccount: number(),
    codeTriesPerNetwork: number(),
    sendsPerAddress: number(),
    sendsPerNetwork: number(),
    mfaStrategies: array(enumOf(['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'])),
    authStrategy: enumOf(['EmailAndPassword', 'MagicLink', 'Code', 'NoLocalAuthentication', 'SmsCode']),
    allowSignups: boolean(),
    mailCodes: boolean(),
    ip: string(),
    clockAhead: number(),
    cardPayments: enumOf(['none', 'off', 'on']),
    allowPlanDowngrade: boolean(),
    allowPlanCancellation: boolean(),
    assistant: boolean(),
    social: array(string()),
  }),
);

/** Controls for developers and tests. Served on loopback only, and never by the provider in a page. */
export const createConsole = (emulator: Emulator, places: readonly Place[] = ownPlaces): Hono => {
  const app = new Hono().basePath('/_emulator');
  const { faults, stats, requests, settings } = emulator;

  app.use(async (c, next) => {
    if (isForeign(c.req.raw, (origin) => origin === emulator.issuer)) {
      return c.json({ errors: ['Not from a page of another origin.'] }, 403);
    }
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/console', () => overviewPage(emulator, places));
  app.get('/console.js', () => new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }));
  app.get(SLACK_PAGE.replace('/_emulator', ''), () => slackPage(emulator, places));
  app.get('/slack/authorize', (c) => slackAuthorizePage(emulator, new URL(c.req.url).searchParams));
  app.get('/stats', (c) => c.json(stats));
  app.get('/requests', (c) => c.json(requests));
  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', async (c) => {
    const given = safeParse(FaultRules, await c.req.json().catch(() => undefined));
    if (!given.success) return c.json({ errors: ['This is not a fault rule.'] }, 400);
    for (const rule of Array.isArray(given.data) ? given.data : [given.data]) faults.add(rule);
    return c.json(faults.list(), 201);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json([]);
  });
  app.get('/settings', (c) => c.json(settings));
  app.post('/settings', async (c) => {
    const given = safeParse(SettingsChange, await c.req.json().catch(() => undefined));
    if (!given.success) return c.json({ errors: ['These are no settings of the provider.'] }, 400);
    Object.assign(settings, given.data);
    // Another time of the clock can make reports and webhooks due.
    if (given.data.clockAhead !== undefined) await emulator.settle();
    return c.json(settings);
  });
  app.post('/reset', async (c) => {
    await emulator.reset();
    return c.json({ reset: true });
  });
  app.route('/dns', createDns(emulator, places));
  app.route('/act-as', createActAs(emulator));
  app.route('/outbox', createOutbox(emulator, places));
  return app;
};
