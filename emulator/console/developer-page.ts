import { escapeHtml, pageHeaders } from '../oauth/pages';

/** Where the stylesheet of the developer pages is served, on the origin of the provider. */
export const STYLESHEET = '/developer.css';

export const SCRIPT = '/_emulator/console.js';

/** A developer page, as the others link to it. */
export interface Place {
  path: string;
  name: string;
  about: string;
}

/** The provider's own developer pages. */
export const ownPlaces: readonly Place[] = [
  { path: '/', name: 'Start', about: 'What this is, who can sign in' },
  { path: '/_emulator/outbox', name: 'Outbox', about: 'Mails, text messages and authenticator codes' },
  { path: '/_emulator/slack', name: 'Slack', about: 'A pretend workspace and its messages' },
  { path: '/_emulator/dns', name: 'DNS', about: 'TXT records that prove domains' },
  { path: '/_emulator/console', name: 'Console', about: 'Accounts, clock, address, requests and settings' },
  { path: '/_emulator/faults', name: 'Faults', about: 'Calls that fail on purpose' },
  { path: '/_emulator/policies', name: 'Policies', about: 'What accounts decide about sign-ins and sessions' },
  { path: '/_emulator/data', name: 'Data', about: 'The rows of every table, without secrets' },
];

interface DeveloperPage {
  title: string;
  /** The page's own place among the others. */
  path: string;
  /** One sentence about what is shown. */
  about: string;
  /** Ready-made HTML. */
  inner: string;
  /** Default {@link ownPlaces}. */
  places?: readonly Place[];
  /** Shows what is new by itself. */
  isLive?: boolean;
  /** Leaves the script out, for a page with nothing to copy and nothing that changes by itself. */
  isStatic?: boolean;
  /** Shows frames of this address. */
  hasFrames?: boolean;
}

/** A time for readers, and in a machine-readable form. */
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
  const body = `<header><nav aria-label="Developer pages">${links.join('')}</nav></header><main><h1>${escapeHtml(title)}</h1><p class="about">${escapeHtml(about)}</p>${inner}</main>${isLive ? '<p role="status" class="unseen"></p>' : ''}`;
  return new Response(
    `<!doctype html><html lang="en"${isLive ? ' data-live' : ''}><head>${head}${script}</head><body>${body}</body></html>`,
    {
      headers: {
        ...pageHeaders,
        ...(hasFrames && { 'content-security-policy': `${pageHeaders['content-security-policy']}; frame-src 'self'` }),
        'content-type': 'text/html; charset=utf-8',
        // Without a referrer a form's request would not say where it comes from either.
        'referrer-policy': 'same-origin',
      },
    },
  );
};
