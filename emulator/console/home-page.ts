import { groupedNumber, testCards } from '../billing/confirm-card';
import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { accountsOf } from '../seed/accounts';
import { action, copyButton, developerPage, liveList, type Place, table } from './developer-page';
import { messageHtml } from './message-html';

const NEWEST = 3;

/** Renders the code that connects an application to the provider. */
export const snippet = ({ issuer, clients }: Emulator): string => `import { createIdentity } from '@gatehouse/sdk';

const identity = createIdentity({ baseUrl: '${issuer}', clientId: '${clients[0]?.id ?? ''}' });
await identity.session.login();`;

/** Describes in one sentence which pages may use the provider. */
export const originSentence = ({ originMode, clients }: Emulator): string => {
  const origins = clients.flatMap((client) => client.origins);
  if (originMode === 'loopback') return 'Every page on this machine may use it, on any port.';
  return origins.length > 0 ? `Pages of ${origins.join(', ')} may use it.` : 'No application is registered yet.';
};

const testCardRows = testCards.map(({ number, description }) => [
  `<code>${groupedNumber(number)}</code>${copyButton('card number')}`,
  escapeHtml(description),
]);

const placeHtml = ({ path, name, about }: Place): string =>
  `<li><a href="${path}"><strong>${escapeHtml(name)}</strong>${escapeHtml(about)}</a></li>`;

/** Describes in one sentence which calls leave the machine. */
const outgoingSentence = (hosts: readonly string[]): string =>
  hosts.length === 0 ? 'Nothing leaves this machine.' : `Nothing leaves this machine but calls to ${hosts.join(', ')}.`;

/**
 * Renders the first page of the provider: what it is, its tools, and the users who can sign in.
 *
 * @param scriptHosts Hosts that its pages load scripts from.
 */
export const homePage = (emulator: Emulator, places: readonly Place[], scriptHosts: readonly string[]): Response => {
  const { db, issuer } = emulator;
  const newest = db.outbox
    .list()
    .slice(-NEWEST)
    .reverse()
    .map((message) => messageHtml(message, true));
  const accounts = accountsOf(db).map(({ email, password, description }) => [
    escapeHtml(email),
    password
      ? `<code>${escapeHtml(password)}</code>${copyButton(`password of ${email}`)}`
      : '<span class="empty">None</span>',
    escapeHtml(description),
    action('sign-in', { email }, 'Sign in', { label: `Sign in as ${email}` }),
  ]);
  const callbacks = emulator.clients.flatMap((client) => client.redirectUris.map((uri) => new URL(uri).pathname));
  const inner = [
    `<ul class="places">${places
      .filter(({ path }) => path !== '/')
      .map(placeHtml)
      .join('')}</ul>`,
    `<h2>Newest messages</h2>${liveList('newest', newest, 'Nothing yet. Emails and text messages appear here as they are sent.')}`,
    '<h2>Users</h2>',
    table({
      label: 'Users',
      heads: ['Email', 'Password', 'About', ''],
      rows: accounts,
      emptyText: 'The users are in your seed.',
    }),
    `<h2>Test cards</h2><p>For the checkout, with any future date and any security code.</p>${table({ label: 'Test cards', heads: ['Number', 'Result'], rows: testCardRows })}`,
    `<h2>Connect an application</h2><p>${escapeHtml(originSentence(emulator))} Users return to <code>${escapeHtml([...new Set(callbacks)].join(', '))}</code>.</p>`,
    `<pre>${escapeHtml(snippet(emulator))}</pre>${copyButton('code')}`,
  ];
  return developerPage({
    title: 'Local identity provider',
    path: '/',
    about: `Signs users in to the applications you develop, with the API of the hosted provider. It runs at ${issuer}. ${outgoingSentence([...emulator.outgoingHosts, ...scriptHosts])}`,
    inner: inner.join(''),
    places,
    isLive: true,
  });
};
