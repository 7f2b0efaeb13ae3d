import { Hono } from 'hono';
import { object, safeParse, string } from 'zod/mini';
import type { Emulator } from '../emulator';
import { linksOf } from '../message-text';
import { escapeHtml } from '../oauth/pages';
import type { MessageRow } from '../rows/records';
import { codeAt, PERIOD } from '../rules/one-time-passwords';
import { liveCards } from './blocks';
import { developerPage, type Place } from './developer-page';
import { attachmentOf, htmlPartOf, messageHtml } from './message-html';
import { scanLink } from './scan';

const PATH = '/_emulator/outbox';
/** Maximum number of authenticators. */
const SHOWN = 50;

const Wish = object({ link: string() });

const authenticatorHtml = (email: string, device: { id: string; secret: string; lastStep?: number }, now: number) => {
  const step = Math.floor(now / 1000 / PERIOD);
  const left = PERIOD - (Math.floor(now / 1000) % PERIOD);
  const isUsed = (device.lastStep ?? -1) >= step;
  const id = escapeHtml(`authenticator-${device.id}`);
  const name = escapeHtml(email);
  return `<li class="card" id="${id}"><div class="card-head"><h3>${name}</h3><code id="${id}-code" data-text data-copy="code of ${name}">${codeAt(device.secret, now)}</code><span class="about" id="${id}-left" data-text>${left} s left${isUsed ? ', used' : ''}</span></div></li>`;
};

/** Renders the codes of all authenticators, including those that are being enrolled. */
const authenticatorsOf = ({ db, clock }: Emulator): string[] =>
  db.users
    .filter(({ authenticators, enrolling }) => authenticators.length > 0 || enrolling !== undefined)
    .slice(0, SHOWN)
    .flatMap(({ id, email, authenticators, enrolling }) => {
      const waiting = enrolling === undefined ? [] : [{ id: `${id}-new`, secret: enrolling }];
      return [...authenticators, ...waiting].map((device) => authenticatorHtml(email, device, clock.now()));
    });

const isFound = ({ to, subject, text }: MessageRow, search: string): boolean =>
  `${to}\n${subject}\n${text}`.toLowerCase().includes(search);

const searchHtml = (recipients: readonly string[], to: string, search: string): string => {
  const options = ['', ...recipients].map(
    (one) =>
      `<option value="${escapeHtml(one)}"${one === to ? ' selected' : ''}>${one === '' ? 'Everyone' : escapeHtml(one)}</option>`,
  );
  return `<form method="get" action="${PATH}" role="search" class="fields" data-search><label>Recipient <select name="to">${options.join('')}</select></label><label>Search <input type="search" name="q" value="${escapeHtml(search)}" autocomplete="off"></label><button>Search</button></form>`;
};

const outboxPage = (emulator: Emulator, places: readonly Place[], query: URLSearchParams): Response => {
  const all = emulator.db.outbox.list().reverse();
  const to = query.get('to') ?? '';
  const search = (query.get('q') ?? '').trim();
  const recipients = [...new Set(all.map((message) => message.to))].sort();
  const found = all.filter((message) => (to === '' || message.to === to) && isFound(message, search.toLowerCase()));
  const nothing = all.length === 0 ? 'Nothing was sent yet.' : 'No messages match.';
  const inner = [
    '<h2>Messages</h2>',
    searchHtml(recipients, to, search),
    liveCards('messages', found.map(messageHtml), nothing),
    '<h2>Authenticator codes</h2>',
    liveCards('authenticators', authenticatorsOf(emulator), 'No user has an authenticator.'),
  ];
  return developerPage({
    title: 'Outbox',
    path: PATH,
    about:
      'Emails, text messages and Slack messages that the provider would have sent, and what its sink of webhooks received.',
    inner: inner.join(''),
    places,
    isLive: true,
    hasFrames: true,
  });
};

/** Creates the outbox: a page for developers, and JSON for tests. */
export const createOutbox = (emulator: Emulator, places: readonly Place[]): Hono => {
  const app = new Hono();
  const { outbox } = emulator.db;
  app.get('/', (c) => {
    const isPage = (c.req.header('accept') ?? '').includes('text/html');
    return isPage ? outboxPage(emulator, places, new URL(c.req.url).searchParams) : c.json(outbox.list());
  });
  app.get('/:id/attachment', (c) => attachmentOf(outbox.get(c.req.param('id'))) ?? c.notFound());
  app.get('/:id/html', (c) => htmlPartOf(outbox.get(c.req.param('id'))) ?? c.notFound());
  app.post('/:id/scan', async (c) => {
    const { success, data } = safeParse(Wish, await c.req.json().catch(() => undefined));
    const message = outbox.get(c.req.param('id'));
    if (!success || !message || !linksOf(message).includes(data.link)) {
      return c.json({ errors: ['This link is not in the message.'] }, 400);
    }
    return c.json(await scanLink(emulator, new URL(data.link)));
  });
  return app;
};
