import { createSearch } from '@gatehouse/sdk/text';
import { Hono } from 'hono';
import { object, safeParse, string } from 'zod/mini';
import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { linksOf } from '../rules/mail/outbox';
import { authenticatorHtml, authenticatorsOf, codesLeftHtml } from './authenticators-html';
import { developerPage, hiddenInputs, liveList, type Place, tabs, wantsPage } from './developer-page';
import { attachmentOf, htmlPartOf, messageHtml } from './message-html';
import { pageOf, pagesHtml } from './paging';
import { scanLink } from './scan-link';

const PATH = '/_emulator/outbox';

const ScanInput = object({ link: string() });

const CODES = 'authenticator';

/** Tabs of the outbox; the first one is open without a query. */
const kinds = [
  { id: 'email', name: 'Emails', emptyText: 'No emails yet. They appear here as they are sent.' },
  { id: 'sms', name: 'Text messages', emptyText: 'No text messages yet. They appear here as they are sent.' },
  { id: 'slack', name: 'Slack', emptyText: 'No messages yet. Connect Slack in an account to receive them.' },
  { id: 'webhook', name: 'Webhooks', emptyText: 'No webhooks yet. Calls to hosts under .test arrive here.' },
  { id: CODES, name: 'Authenticator codes', emptyText: 'No user has an authenticator app.' },
] as const;

type Kind = (typeof kinds)[number];

interface Filter {
  to: string;
  search: string;
}

/** Returns the escaped URL of a tab, without what is the default. */
const hrefOf = ({ id }: Kind, { to, search }: Filter, page = ''): string => {
  const fields = { kind: id === kinds[0].id ? '' : id, to, q: search, page: page === '1' ? '' : page };
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return escapeHtml(query.size > 0 ? `${PATH}?${query}` : PATH);
};

const searchHtml = (kind: Kind, recipients: readonly string[], { to, search }: Filter): string => {
  const values = [...new Set(to === '' ? recipients : [...recipients, to])].sort();
  const options = ['', ...values].map(
    (value) =>
      `<option value="${escapeHtml(value)}"${value === to ? ' selected' : ''}>${value === '' ? 'All' : escapeHtml(value)}</option>`,
  );
  const hidden = kind.id === kinds[0].id ? '' : hiddenInputs({ kind: kind.id });
  return `<form method="get" action="${PATH}" role="search" class="fields" data-search>${hidden}<label>${kind.id === CODES ? 'User' : 'Recipient'} <select name="to">${options.join('')}</select></label><label>Search <input type="search" name="q" value="${escapeHtml(search)}" autocomplete="off"></label><button>Search</button></form>`;
};

const outboxPage = (emulator: Emulator, places: readonly Place[], query: URLSearchParams): Response => {
  const kind = kinds.find(({ id }) => id === query.get('kind')) ?? kinds[0];
  const filter = { to: query.get('to') ?? '', search: (query.get('q') ?? '').trim() };
  const isMatch = createSearch(filter.search);
  const isRecipient = (to: string) => filter.to === '' || to === filter.to;
  const messages = emulator.db.outbox.list().reverse();
  const authenticators = authenticatorsOf(emulator);
  const matches = messages.filter(({ to, subject, text }) => isRecipient(to) && isMatch(to, subject, text));
  const codes = authenticators.filter(({ email }) => isRecipient(email) && isMatch(email));
  const now = emulator.clock.now();
  const matchesOf = ({ id }: Kind) => matches.filter(({ channel }) => channel === id);
  const isFiltered = filter.to !== '' || filter.search !== '';
  const toPage = (page: string) => hrefOf(kind, filter, page);
  const show = () => {
    if (kind.id === CODES) {
      const paged = pageOf(codes, query);
      const rows = paged.items.map((device) => authenticatorHtml(device, now));
      const emptyText = isFiltered ? 'No authenticators match.' : kind.emptyText;
      return `${codesLeftHtml(now)}${liveList('authenticators', rows, emptyText, 'rows')}${pagesHtml(paged, toPage)}`;
    }
    const paged = pageOf(matchesOf(kind), query);
    const emptyText = isFiltered ? 'No messages match.' : kind.emptyText;
    return `${liveList(
      'messages',
      paged.items.map((message) => messageHtml(message)),
      emptyText,
    )}${pagesHtml(paged, toPage)}`;
  };
  const recipients =
    kind.id === CODES
      ? authenticators.map(({ email }) => email)
      : messages.filter(({ channel }) => channel === kind.id).map(({ to }) => to);
  const links = kinds.map((item) => ({
    id: `kind-${item.id}`,
    href: hrefOf(item, filter),
    name: item.name,
    count: (item.id === CODES ? codes : matchesOf(item)).length,
    isCurrent: item === kind,
  }));
  return developerPage({
    title: 'Outbox',
    path: PATH,
    about: 'What the provider would have sent, and the webhooks that its test endpoint received.',
    inner: `${tabs('Kinds', links)}${searchHtml(kind, recipients, filter)}<h2 class="unseen">${kind.name}</h2>${show()}`,
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
