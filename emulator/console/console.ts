import { Hono } from 'hono';
import { boolean, number, partial, safeParse, strictObject, string } from 'zod/mini';
import type { Emulator } from '../emulator';
import { FaultRules } from '../faults';
import { escapeHtml } from '../oauth/pages';
import { codeAt } from '../rules/one-time-passwords';
import { dataHtml, developerPage, timeHtml } from './developer-page';

const list = (items: readonly string[], nothing: string): string =>
  items.length > 0 ? `<ul class="cards">${items.join('')}</ul>` : `<p class="nothing">${nothing}</p>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};

const outboxPage = ({ db, clock }: Emulator): Response => {
  const messages = db.outbox
    .list()
    .reverse()
    .map(({ sentAt, channel, to, subject, text }) => {
      const head = `<h3>${escapeHtml(subject)}</h3><span class="kind">${channel}</span><span>${escapeHtml(to)}</span>${timeHtml(sentAt)}`;
      return `<li class="card"><div class="card-head">${head}</div><p>${escapeHtml(text)}</p></li>`;
    });
  const codes = db.users
    .list()
    .flatMap(({ email, authenticators }) =>
      authenticators.map(({ secret }) => [escapeHtml(email), `<code>${codeAt(secret, clock.now())}</code>`]),
    );
  const authenticators =
    codes.length > 0 ? table(['Email', 'Code'], codes) : '<p class="nothing">Nobody has an authenticator.</p>';
  return developerPage({
    title: 'Outbox',
    path: '/_emulator/outbox',
    about: 'Mails and text messages that the provider would have sent. Nothing leaves this machine.',
    inner: `<h2>Messages</h2>${list(messages, 'Nothing was sent yet.')}<h2>Authenticator codes right now</h2>${authenticators}`,
  });
};

const SHOWN = 50;

/** What the provider is set to do and did last; changed by the calls that the page names. */
const overviewPage = ({ faults, requests, settings, stats, issuer }: Emulator): Response => {
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
    title: 'Local identity provider',
    path: '/_emulator/console',
    about: `It answers at ${issuer}. Each part below is data as well: stats, settings, faults and requests under /_emulator/.`,
    inner: `<h2>Counts</h2><div class="card">${dataHtml(counts)}</div><h2>Settings</h2><div class="card">${dataHtml(settings)}</div><h2>Faults</h2>${list(active, 'No fault is set: every call is answered as it should be.')}<h2>Last calls</h2>${lastCalls}`,
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
    ip: string(),
  }),
);

/** Controls for developers and tests. Served on loopback only, and never by the provider in a page. */
export const createConsole = (emulator: Emulator): Hono => {
  const app = new Hono().basePath('/_emulator');
  const { faults, stats, requests, db, settings } = emulator;

  app.use(async (c, next) => {
    // A page cannot send this header to another origin without being asked about it first, and nobody answers that.
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== emulator.issuer) return c.json({ errors: ['Not from a page.'] }, 403);
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/console', () => overviewPage(emulator));
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
    return c.json(settings);
  });
  app.post('/reset', async (c) => {
    await emulator.reset();
    return c.json({ reset: true });
  });
  app.get('/outbox', (c) =>
    (c.req.header('accept') ?? '').includes('text/html') ? outboxPage(emulator) : c.json(db.outbox.list()),
  );
  return app;
};
