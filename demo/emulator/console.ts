import { Hono } from 'hono';
import { boolean, number, partial, safeParse, strictObject } from 'zod/mini';
import type { Emulator } from './emulator';
import { FaultRules } from './faults';
import { escapeHtml, htmlPage } from './oauth/pages';
import { codeAt } from './rules/one-time-passwords';

const outboxPage = ({ db, clock }: Emulator): Response => {
  const messages = db.outbox.list().reverse();
  const mails = messages.map(
    ({ sentAt, channel, to, subject, text }) =>
      `<li><p>${escapeHtml(sentAt)}, ${channel} to ${escapeHtml(to)}: <strong>${escapeHtml(subject)}</strong></p><p>${escapeHtml(text)}</p></li>`,
  );
  const codes = db.users
    .list()
    .flatMap(({ email, authenticators }) =>
      authenticators.map(({ secret }) => `<li>${escapeHtml(email)}: <code>${codeAt(secret, clock.now())}</code></li>`),
    );
  const sent = mails.length > 0 ? `<ul>${mails.join('')}</ul>` : '<p>Nothing was sent yet.</p>';
  const inner = `${sent}<h2>Authenticator codes right now</h2><ul>${codes.join('')}</ul>`;
  return htmlPage(200, 'Outbox of the local identity provider', inner);
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
