import type { Context } from 'hono';
import { isRecord } from '../guards';
import { escapeHtml, pageHeaders } from '../oauth/pages';

/** Renders cards, or a sentence when there are none; items are HTML. */
export const cards = (items: readonly string[], emptyText: string): string =>
  items.length > 0 ? `<ul class="cards">${items.join('')}</ul>` : `<p class="nothing">${emptyText}</p>`;

/**
 * Renders a list that updates without a reload, as cards or as rows. Each item has an id, and so has each part that
 * changes: `data-text`.
 */
export const liveList = (
  id: string,
  items: readonly string[],
  emptyText: string,
  look: 'cards' | 'rows' = 'cards',
): string => {
  const contents = items.length > 0 ? items : [`<li class="nothing" id="no-${id}">${emptyText}</li>`];
  return `<ul class="${look}" id="${id}" data-list>${contents.join('')}</ul>`;
};

interface Tab {
  id: string;
  /** Escaped URL. */
  href: string;
  name: string;
  count: number;
  isCurrent: boolean;
}

/** Renders links between the parts of a page, with the number of items in each. */
export const tabs = (label: string, links: readonly Tab[]): string => {
  const items = links.map(
    ({ id, href, name, count, isCurrent }) =>
      `<a id="${escapeHtml(id)}" href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(name)} <span class="count">${count}</span></a>`,
  );
  return `<nav class="tabs" aria-label="${label}" id="tabs" data-part>${items.join('')}</nav>`;
};

interface Table {
  /** Names the table for assistive technology. */
  label: string;
  /** Empty above buttons. */
  heads: readonly string[];
  /** Cells as HTML. */
  rows: readonly (readonly string[])[];
  /** Default: `None.` */
  emptyText?: string;
}

/** Renders a table whose rows become cards on narrow pages, or a sentence when there are none. */
export const table = ({ label, heads, rows, emptyText = 'None.' }: Table): string => {
  if (rows.length === 0) return `<p class="nothing">${emptyText}</p>`;
  const head = heads.map((text) => (text === '' ? '<td></td>' : `<th scope="col">${text}</th>`)).join('');
  const cell = (text: string, index: number) => `<td data-head="${heads[index] ?? ''}">${text}</td>`;
  const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};

export const hiddenInputs = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

interface FormButton {
  /** Accessible name. Default: the text. */
  label?: string;
  /** Whether it takes something away. Default: false. */
  isDangerous?: boolean;
}

export const buttonForm = (
  path: string,
  fields: Readonly<Record<string, string>>,
  text: string,
  { label = text, isDangerous = false }: FormButton = {},
): string =>
  `<form method="post" action="${path}">${hiddenInputs(fields)}<button${isDangerous ? ' class="danger"' : ''} aria-label="${escapeHtml(label)}">${escapeHtml(text)}</button></form>`;

interface CopyButton {
  /** Default: `Copy`. */
  text?: string;
  /** Default: the content of the element before it. */
  value?: string;
}

export const copyButton = (name: string, { text = 'Copy', value }: CopyButton = {}): string =>
  `<button type="button" class="small" data-copy${value === undefined ? '' : ` value="${escapeHtml(value)}"`} aria-label="Copy ${escapeHtml(name)}">${text}</button>`;

/** Renders a button of the console; `name` is its action. */
export const action = (
  name: string,
  fields: Readonly<Record<string, string>>,
  text: string,
  button?: FormButton,
): string => buttonForm('/_emulator/console', { do: name, ...fields }, text, button);

export const wantsPage = (headers: Headers): boolean => (headers.get('accept') ?? '').includes('text/html');

/** Parses the body of a form or of a script's request; undefined when it is neither. */
export const readBody = async ({ req }: Context): Promise<{ isForm: boolean; body: unknown }> => {
  const isForm = (req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
  return { isForm, body: await (isForm ? req.parseBody() : req.json()).catch(() => undefined) };
};

/** Path of the stylesheet of the developer pages, on the provider's origin. */
export const STYLESHEET = '/developer.css';

const SCRIPT = '/_emulator/console.js';

export interface Place {
  path: string;
  name: string;
  about: string;
}

export const ownPlaces: readonly Place[] = [
  { path: '/', name: 'Start', about: 'What this is, who can sign in' },
  { path: '/_emulator/outbox', name: 'Outbox', about: 'Emails, text messages, Slack and authenticator codes' },
  { path: '/_emulator/dns', name: 'DNS', about: 'TXT records that verify domains' },
  { path: '/_emulator/console', name: 'Console', about: 'Users, clock, address, requests and settings' },
  { path: '/_emulator/faults', name: 'Faults', about: 'Calls that fail on purpose' },
  { path: '/_emulator/policies', name: 'Policies', about: 'Sign-in and session policies of accounts' },
  { path: '/_emulator/data', name: 'Data', about: 'The rows of every table, without secrets' },
];

interface DeveloperPage {
  title: string;
  path: string;
  /** One sentence that describes the page. */
  about: string;
  /** Content as HTML. */
  inner: string;
  /** Default: {@link ownPlaces}. */
  places?: readonly Place[];
  /** Updates the page without a reload. Default: false. */
  isLive?: boolean;
  /** Leaves the script out, for a page without copy buttons and updates. Default: false. */
  isStatic?: boolean;
  /** Allows frames of the provider's origin. Default: false. */
  hasFrames?: boolean;
}

/** Renders a time for readers, with a machine-readable attribute. */
export const timeHtml = (iso: string): string =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`;

/** Renders the time of day of a moment; the day is in its `datetime`. */
export const clockTimeHtml = (iso: string): string =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.slice(11, 19))}</time>`;

const cell = (value: unknown): string => {
  if (value === '' || value === null || value === undefined) return '<span class="empty">empty</span>';
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** Renders data as names and values, or as JSON when it is not an object. */
export const dataHtml = (data: unknown): string => {
  if (!isRecord(data)) return `<pre>${cell(data)}</pre>`;
  const pairs = Object.entries(data).map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${cell(value)}</dd></div>`,
  );
  return `<dl>${pairs.join('')}</dl>`;
};

const brand =
  '<a class="brand" href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0b5947"/><g fill="none" stroke-width="2.75" stroke-linecap="round"><path stroke="#fff" d="M8 25V15.5a8 8 0 0 1 16 0V25"/><path stroke="#f2b84b" d="M13 25v-9a3 3 0 0 1 6 0v9"/></g></svg><span>Gatehouse <span>local provider</span></span></a>';

/** Renders a page for developers who use the local provider; served on this machine only. */
export const developerPage = ({
  title,
  path,
  about,
  inner,
  places = ownPlaces,
  isLive = false,
  isStatic = false,
  hasFrames = false,
}: DeveloperPage): Response => {
  const links = places.map(
    (place) => `<a href="${place.path}"${place.path === path ? ' aria-current="page"' : ''}>${place.name}</a>`,
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${STYLESHEET}">`;
  const script = isStatic ? '' : `<script src="${SCRIPT}" type="module"></script>`;
  const body = `<header><div>${brand}<nav aria-label="Developer pages">${links.join('')}</nav></div></header><main><h1>${escapeHtml(title)}</h1><p class="about">${escapeHtml(about)}</p>${inner}</main>${isLive ? '<p role="status" class="unseen"></p>' : ''}`;
  return new Response(
    `<!doctype html><html lang="en"${isLive ? ' data-live' : ''}><head>${head}${script}</head><body>${body}</body></html>`,
    {
      headers: {
        ...pageHeaders,
        ...(hasFrames && { 'content-security-policy': `${pageHeaders['content-security-policy']}; frame-src 'self'` }),
        'content-type': 'text/html; charset=utf-8',
        // Without a referrer a form's request would have no origin either.
        'referrer-policy': 'same-origin',
      },
    },
  );
};
