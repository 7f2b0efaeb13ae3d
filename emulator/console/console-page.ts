import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { isoTime } from '../provider';
import { homeOf } from '../rules/mail/outbox';
import { readVendorBox } from '../rules/policies/vendor-box';
import { accountsHtml } from './accounts-html';
import { action, clockTimeHtml, dataHtml, developerPage, type Place, table, timeHtml } from './developer-page';

export const CONSOLE = '/_emulator/console';
/** Number of requests before the link to all of them. */
const NEWEST = 10;

const clockHtml = ({ clock, settings }: Emulator): string => {
  const state = settings.clockStoppedAt > 0 ? 'Stopped.' : 'Running.';
  const steps = [
    ['+1 minute', 60],
    ['+1 hour', 3600],
    ['+30 days', 30 * 24 * 3600],
  ] as const;
  const buttons = steps.map(([text, seconds]) => action('move', { seconds: String(seconds) }, text));
  const stop = action(
    settings.clockStoppedAt > 0 ? 'run' : 'freeze',
    {},
    settings.clockStoppedAt > 0 ? 'Resume' : 'Stop',
  );
  return `<div class="card"><div class="card-head"><h2>Clock</h2>${timeHtml(isoTime({ clock }))}</div><p>${state} Moving it sends everything that becomes due.</p><div class="fields">${stop}${buttons.join('')}${action('now', {}, 'Back to now')}</div></div>`;
};

const addressHtml = ({ settings }: Emulator): string =>
  `<form method="post" action="${CONSOLE}" class="card"><h2>Address</h2><p>IP restrictions and rate limits see every request as sent from it.</p><div class="fields"><input type="hidden" name="do" value="address"><label>IP address <input name="ip" required maxlength="45" autocomplete="off" value="${escapeHtml(settings.ip)}"></label><button>Set address</button></div></form>`;

const responseHtml = (status: number, error: string): string => {
  const text = status === 0 ? 'None' : `${status} ${escapeHtml(error)}`;
  return status >= 200 && status < 400 ? text : `<span class="reason">${text}</span>`;
};

const requestsHtml = ({ requests }: Emulator, query: URLSearchParams): string => {
  const isWhole = query.get('requests') === 'all';
  const rows = requests
    .slice(isWhole ? 0 : -NEWEST)
    .reverse()
    .map(({ at, method, path, operation = '', caller = '', status, error = '', ms, traceId = '' }) => [
      clockTimeHtml(new Date(at).toISOString()),
      `<span class="long">${escapeHtml(method)} ${escapeHtml(path)}</span><span class="note">${escapeHtml(operation)}</span>`,
      responseHtml(status, error),
      escapeHtml(caller),
      ms === undefined ? '' : String(ms),
      escapeHtml(traceId),
    ]);
  const heads = ['Time (UTC)', 'Request', 'Response', 'Caller', 'ms', 'Trace id'];
  const toAll = new URLSearchParams({ ...Object.fromEntries(query), requests: 'all' });
  const all =
    rows.length < requests.length
      ? `<p><a href="${escapeHtml(`${CONSOLE}?${toAll}#requests`)}">Show all ${requests.length}</a></p>`
      : '';
  return `${table({ label: 'Recent requests', heads, rows, emptyText: 'No requests yet.' })}${all}`;
};

const appearanceHtml = ({ db }: Emulator): string => {
  const box = escapeHtml(JSON.stringify(readVendorBox(db), null, 2));
  return `<form method="post" action="${CONSOLE}" class="card"><input type="hidden" name="do" value="appearance"><label>Vendor metadata, as JSON <textarea name="box" rows="8" spellcheck="false">${box}</textarea></label><p>An empty object restores the default.</p><button>Save appearance</button></form>`;
};

const signedInHtml = ({ clients }: Emulator, email: string | null): string => {
  if (email === null) return '';
  const home = homeOf(clients, clients[0]?.id ?? null);
  const link = home ? ` <a href="${escapeHtml(home)}">Open the application</a>` : '';
  return `<p class="card" role="status">This browser is signed in as ${escapeHtml(email)}.${link}</p>`;
};

/** Renders the counters of token requests; JSON has them too, under `/_emulator/stats`. */
const countsHtml = ({ stats: { tokenCalls, refreshes, reuseEvents, codeReplays, hanging } }: Emulator): string =>
  dataHtml({
    'Token requests': tokenCalls,
    'Tokens renewed': refreshes,
    'Refresh tokens reused': reuseEvents,
    'Codes used twice': codeReplays,
    'Calls that hang': hanging,
  });

/** Renders the settings, the recent activity and the controls of the provider. */
export const consolePage = (emulator: Emulator, places: readonly Place[], query: URLSearchParams): Response => {
  const { settings, issuer } = emulator;
  const user = (query.get('user') ?? '').trim();
  const find = `<form method="get" action="${CONSOLE}" role="search" class="fields"><label>Find a user <input type="search" name="user" value="${escapeHtml(user)}" autocomplete="off"></label><button>Find</button></form>`;
  const toPage = (page: string) => escapeHtml(`${CONSOLE}?${new URLSearchParams({ user, page })}`);
  const inner = [
    signedInHtml(emulator, query.get('signedIn')),
    `<div class="pair">${clockHtml(emulator)}${addressHtml(emulator)}</div>`,
    `<h2>Users</h2>${find}${accountsHtml(emulator, query, toPage)}`,
    `<h2 id="requests">Recent requests</h2><div class="counts">${countsHtml(emulator)}</div>${requestsHtml(emulator, query)}`,
    `<h2>Settings</h2><div class="card settings">${dataHtml(settings)}</div>`,
    `<h2>Appearance of the sign-in pages</h2>${appearanceHtml(emulator)}`,
    `<h2>Data</h2><div class="card"><p>The export is a seed that starts another provider at the same point. It contains password hashes and secrets.</p><div class="fields"><a href="/_emulator/seed" download="seed.json">Export the seed</a></div><hr><div class="fields">${action('reset', {}, 'Reset everything', { isDangerous: true })}</div></div>`,
  ];
  return developerPage({
    title: 'Console',
    path: CONSOLE,
    about: `The provider runs at ${issuer}. Scripts read stats, settings, faults and requests as JSON under /_emulator/.`,
    inner: inner.join(''),
    places,
  });
};
