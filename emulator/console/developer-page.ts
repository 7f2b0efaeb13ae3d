import { escapeHtml, pageHeaders } from '../oauth/pages';

/** Where the stylesheet of the developer pages is served, on the origin of the provider. */
export const STYLESHEET = '/developer.css';

const places = [
  { path: '/_emulator/console', name: 'Provider' },
  { path: '/_emulator/outbox', name: 'Outbox' },
  { path: '/webhooks', name: 'Webhooks' },
] as const;

interface DeveloperPage {
  title: string;
  /** The page's own place among the others. */
  path: (typeof places)[number]['path'];
  /** One sentence about what is shown. */
  about: string;
  /** Ready-made HTML. */
  inner: string;
}

/** A time as people read it, and as programs do. */
export const timeHtml = (iso: string): string =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`;

const cell = (value: unknown): string => {
  if (value === '' || value === null || value === undefined) return '<span class="empty">empty</span>';
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** Data as names and values, or as JSON where it has no names. */
export const dataHtml = (data: unknown): string => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return `<pre>${cell(data)}</pre>`;
  const pairs = Object.entries(data).map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${cell(value)}</dd></div>`,
  );
  return `<dl>${pairs.join('')}</dl>`;
};

/** A page for who develops with the local provider; shown on this machine only. */
export const developerPage = ({ title, path, about, inner }: DeveloperPage): Response => {
  const links = places.map(
    (place) => `<a href="${place.path}"${place.path === path ? ' aria-current="page"' : ''}>${place.name}</a>`,
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${STYLESHEET}">`;
  const body = `<header><nav aria-label="Developer pages">${links.join('')}</nav></header><main><h1>${escapeHtml(title)}</h1><p class="about">${escapeHtml(about)}</p>${inner}</main>`;
  return new Response(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`, {
    headers: {
      ...pageHeaders,
      'content-type': 'text/html; charset=utf-8',
      // Without a referrer a form's request would not say where it comes from either.
      'referrer-policy': 'same-origin',
    },
  });
};
