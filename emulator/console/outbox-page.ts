import { createSearch } from '@gatehouse/sdk/text';
import { Hono } from 'hono';
import { object, safeParse, string } from 'zod/mini';
import type { Db } from '../db/db';
import type { Row } from '../db/rows/row';
import { type TableName, tableNames } from '../db/tables';
import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { codeAt, PERIOD } from '../rules/factors/one-time-passwords';
import { linksOf } from '../rules/mail/outbox';
import { developerPage, liveCards, type Place, wantsPage } from './developer-page';
import { attachmentOf, htmlPartOf, messageHtml } from './message-html';

/** Timeout in milliseconds. */
const LIMIT = 5000;
/** Maximum number of redirects that a scanner follows. */
const HOPS = 5;

interface Scan {
  calls: readonly { method: string; status: number }[];
  /** Tables whose rows changed meanwhile; empty when opening the link used nothing up. */
  changed: readonly TableName[];
}

const rowsOf = (db: Db) => new Map(tableNames.map((name): [TableName, readonly Row[]] => [name, db[name].list()]));

/** Rows are immutable, so a different object is a different row. */
const isSame = (before: readonly Row[], after: readonly Row[]): boolean =>
  before.length === after.length && before.every((row, at) => row === after[at]);

/** Only URLs of the provider and its applications: a link in an email must not make the provider call anything else. */
const isAllowedTarget = ({ issuer, isApplication }: Emulator, { origin }: URL): boolean =>
  origin === issuer || isApplication(origin);

/** Returns the status of the last response, 0 without a response. */
const statusOf = async (emulator: Emulator, method: string, link: URL): Promise<number> => {
  let at = link;
  for (let hop = 0; hop <= HOPS && isAllowedTarget(emulator, at); hop += 1) {
    const response = await fetch(at, { method, redirect: 'manual', signal: AbortSignal.timeout(LIMIT) });
    const next = response.headers.get('location');
    if (next === null) return response.status;
    at = new URL(next, at);
  }
  return 0;
};

/** Opens a link as the scanner of a mail server does, and compares the rows before and after. */
const scanLink = async (emulator: Emulator, link: URL): Promise<Scan> => {
  const before = rowsOf(emulator.db);
  const calls: { method: string; status: number }[] = [];
  for (const method of ['HEAD', 'GET']) {
    calls.push({ method, status: await statusOf(emulator, method, link).catch(() => 0) });
  }
  const after = rowsOf(emulator.db);
  return { calls, changed: tableNames.filter((name) => !isSame(before.get(name) ?? [], after.get(name) ?? [])) };
};

const PATH = '/_emulator/outbox';
/** Maximum number of authenticators. */
const MAX_MESSAGES = 50;

const ScanInput = object({ link: string() });

interface Authenticator {
  id: string;
  email: string;
  secret: string;
  lastStep?: number;
}

const authenticatorHtml = ({ id, email, secret, lastStep = -1 }: Authenticator, now: number) => {
  const step = Math.floor(now / 1000 / PERIOD);
  const secondsLeft = PERIOD - (Math.floor(now / 1000) % PERIOD);
  const place = escapeHtml(`authenticator-${id}`);
  const name = escapeHtml(email);
  return `<li class="card" id="${place}"><div class="card-head"><h3>${name}</h3><code id="${place}-code" data-text data-copy="code of ${name}">${codeAt(secret, now)}</code><span class="about" id="${place}-left" data-text>${secondsLeft} s left${lastStep >= step ? ', used' : ''}</span></div></li>`;
};

/** Returns the authenticators that are being enrolled, by signed-in users and by sign-ins that require one, newest first. */
const enrollmentsOf = ({ db, clock }: Emulator): Authenticator[] => [
  ...db.users
    .filter(({ enrolling }) => enrolling !== undefined)
    .map(({ id, email, enrolling = '' }) => ({ id: `${id}-new`, email, secret: enrolling })),
  ...db.mfaSessions
    .filter(({ enrolling, expiresAt }) => enrolling !== undefined && expiresAt > clock.now())
    .toSorted((a, b) => b.expiresAt - a.expiresAt)
    .flatMap(({ id, userId, enrolling = '' }) => {
      const user = db.users.get(userId);
      return user ? [{ id: `${userId}-${id.slice(0, 8)}`, email: user.email, secret: enrolling }] : [];
    }),
];

/** Renders the codes of all authenticators of some users, those that are being enrolled first. */
const authenticatorsOf = (emulator: Emulator, isSelected: (email: string) => boolean): string[] => {
  const enrolled = emulator.db.users
    .filter(({ authenticators }) => authenticators.length > 0)
    .flatMap(({ email, authenticators }) => authenticators.map((device) => ({ ...device, email })));
  return [...enrollmentsOf(emulator), ...enrolled]
    .filter(({ email }) => isSelected(email))
    .slice(0, MAX_MESSAGES)
    .map((device) => authenticatorHtml(device, emulator.clock.now()));
};

const searchHtml = (recipients: readonly string[], to: string, search: string): string => {
  const options = ['', ...recipients].map(
    (candidate) =>
      `<option value="${escapeHtml(candidate)}"${candidate === to ? ' selected' : ''}>${candidate === '' ? 'Everyone' : escapeHtml(candidate)}</option>`,
  );
  return `<form method="get" action="${PATH}" role="search" class="fields" data-search><label>Recipient <select name="to">${options.join('')}</select></label><label>Search <input type="search" name="q" value="${escapeHtml(search)}" autocomplete="off"></label><button>Search</button></form>`;
};

const outboxPage = (emulator: Emulator, places: readonly Place[], query: URLSearchParams): Response => {
  const all = emulator.db.outbox.list().reverse();
  const to = query.get('to') ?? '';
  const search = (query.get('q') ?? '').trim();
  const isMatch = createSearch(search);
  const recipients = [...new Set(all.map((message) => message.to))].sort();
  const matches = all.filter(
    (message) => (to === '' || message.to === to) && isMatch(message.to, message.subject, message.text),
  );
  const emptyText = all.length === 0 ? 'Nothing was sent yet.' : 'No messages match.';
  const isSelected = (email: string) => (to === '' || email === to) && isMatch(email);
  const inner = [
    '<h2>Messages</h2>',
    searchHtml(recipients, to, search),
    liveCards('messages', matches.map(messageHtml), emptyText),
    '<h2>Authenticator codes</h2>',
    liveCards('authenticators', authenticatorsOf(emulator, isSelected), 'No authenticators match.'),
  ];
  return developerPage({
    title: 'Outbox',
    path: PATH,
    about:
      'Emails, text messages and Slack messages that the provider would have sent, and webhooks that its test endpoint received.',
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
    return wantsPage(c.req.raw.headers)
      ? outboxPage(emulator, places, new URL(c.req.url).searchParams)
      : c.json(outbox.list());
  });
  app.get('/:id/attachment', (c) => attachmentOf(outbox.get(c.req.param('id'))) ?? c.notFound());
  app.get('/:id/html', (c) => htmlPartOf(outbox.get(c.req.param('id'))) ?? c.notFound());
  app.post('/:id/scan', async (c) => {
    const { success, data } = safeParse(ScanInput, await c.req.json().catch(() => undefined));
    const message = outbox.get(c.req.param('id'));
    if (!success || !message || !linksOf(message).includes(data.link)) {
      return c.json({ errors: ['This link is not in the message.'] }, 400);
    }
    return c.json(await scanLink(emulator, new URL(data.link)));
  });
  return app;
};
