import { createSearch } from '@gatehouse/sdk/text';
import type { Row } from '../db/rows/row';
import { type TableName, tableNames, tableOf } from '../db/tables';
import type { Emulator } from '../emulator';
import { isRecord } from '../guards';
import { escapeHtml } from '../oauth/pages';
import { developerPage, type Place } from './developer-page';
import { pageOf, pagesHtml } from './paging';

const SECRET = /secret|password|token|hash/i;

/** Replaces a secret. */
const HIDDEN = '(hidden)';

/** Booleans and numbers are not secrets. */
const isPlain = (value: unknown): boolean => value === null || typeof value === 'boolean' || typeof value === 'number';

const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(masked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) && !isPlain(inner) ? HIDDEN : masked(inner)]),
  );
};

/** Returns a row with hidden secrets: fields named like one at any depth, and the secret fields of its table. */
const maskedRow = (table: TableName, row: Row): Readonly<Record<string, unknown>> => {
  const { secrets = [] } = tableOf(table);
  const open = masked(row) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(open).map(([name, value]) => [name, secrets.includes(name) && value !== undefined ? HIDDEN : value]),
  );
};

const DATA = '/_emulator/data';
/** Maximum length of a rendered value, in characters. */
const MAX_LENGTH = 400;

const owners = { vendor: 'Provider', tenant: 'Accounts', user: 'Users' } as const;

const numberText = (number: number): string => number.toLocaleString('en-US');

/** Tables that the browser shows. A table that a reset keeps is internal and holds the signing key. */
const visibleTables = tableNames.filter((name) => !tableOf(name).survivesReset);

const hrefOf = (name: string, fields: Readonly<Record<string, string>> = {}): string =>
  escapeHtml(`${DATA}?${new URLSearchParams({ table: name, ...fields })}`);

const link = (href: string, text: string): string => `<a href="${href}">${escapeHtml(text)}</a>`;

const textOf = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

/** Renders a value; ids of other rows are links. */
const valueHtml = (name: TableName, field: string, value: unknown): string => {
  const { belongsTo = {}, lists = {} } = tableOf(name);
  const target = belongsTo[field] ?? lists[field];
  const ids: unknown[] = target && value !== undefined ? [value].flat() : [];
  if (target && ids.length > 0) {
    return ids.map((id) => link(hrefOf(target, { id: String(id) }), String(id))).join(', ');
  }
  return value === undefined || value === '' ? '<span class="empty">empty</span>' : escapeHtml(textOf(value));
};

const labelOf = (row: Readonly<Record<string, unknown>>): string => {
  const label = ['email', 'name', 'displayName', 'subject', 'action', 'key', 'description', 'domain'].flatMap(
    (field) => {
      const value = row[field];
      return typeof value === 'string' && value !== '' ? [value] : [];
    },
  );
  return label[0] ?? '';
};

const rowHtml = (name: TableName, row: Row, isOpen: boolean): string => {
  const open = maskedRow(name, row);
  const pairs = Object.entries(open).map(
    ([field, value]) => `<div><dt>${escapeHtml(field)}</dt><dd>${valueHtml(name, field, value)}</dd></div>`,
  );
  const id = escapeHtml(String(open.id));
  const label = escapeHtml(labelOf(open));
  const summary =
    label === '' ? `<strong>${id}</strong>` : `<strong>${label}</strong> <span class="about">${id}</span>`;
  return `<li><details${isOpen ? ' open' : ''}><summary>${summary}</summary><dl>${pairs.join('')}</dl></details></li>`;
};

const overviewHtml = ({ db }: Emulator): string => {
  const tableLink = (name: TableName) => {
    const count = db[name].count();
    return `<li${count === 0 ? ' class="empty"' : ''}>${link(hrefOf(name), name)} <span class="count">${numberText(count)}</span></li>`;
  };
  return Object.entries(owners)
    .map(([owner, title]) => {
      const names = visibleTables.filter((name) => tableOf(name).owner === owner);
      return `<h2>${title}</h2><ul class="tables">${names.map(tableLink).join('')}</ul>`;
    })
    .join('');
};

const tableHtml = ({ db }: Emulator, name: TableName, query: URLSearchParams): string => {
  const search = (query.get('q') ?? '').trim();
  const id = query.get('id');
  const all: readonly Row[] = db[name].list();
  const secretId = tableOf(name).secrets?.includes('id');
  // Hidden values are not searched either.
  const isMatch = createSearch(search);
  const isRowMatch = (row: Row) => isMatch(JSON.stringify(maskedRow(name, row)));
  const matches =
    id !== null && !secretId ? all.filter((row) => row.id === id) : search === '' ? all : all.filter(isRowMatch);
  const paged = pageOf(matches, query);
  const rows = paged.items.map((row) => rowHtml(name, row, matches.length === 1));
  const form = `<form method="get" action="${DATA}" role="search" class="fields"><input type="hidden" name="table" value="${name}"><label>Search <input type="search" name="q" value="${escapeHtml(search)}" autocomplete="off"></label><button>Search</button></form>`;
  const paging = pagesHtml(paged, (page) => hrefOf(name, { ...(search && { q: search }), page }));
  const total = `${numberText(all.length)} ${all.length === 1 ? 'row' : 'rows'}`;
  const count = matches.length === all.length ? total : `${numberText(matches.length)} of ${total}`;
  const emptyText = all.length === 0 ? 'This table is empty.' : 'No rows match.';
  const list = rows.length > 0 ? `<ul class="rows">${rows.join('')}</ul>` : `<p class="nothing">${emptyText}</p>`;
  return `<p>${link(DATA, 'All tables')}</p><h2>${name} <span class="count">${count}</span></h2>${form}${list}${paging}`;
};

/** Renders the rows of every table, without their secrets. */
export const dataPage = (emulator: Emulator, places: readonly Place[], query: URLSearchParams): Response => {
  const name = visibleTables.find((candidate) => candidate === query.get('table'));
  return developerPage({
    title: 'Data',
    path: DATA,
    about: 'Everything the provider stores. Secrets, passwords, tokens and codes are hidden.',
    inner: name ? tableHtml(emulator, name, query) : overviewHtml(emulator),
    places,
    isStatic: true,
  });
};
