import { PAGE_STYLE } from './page-style';

/** Headers of every response of the provider: no foreign scripts, no frames, no caching. */
export const pageHeaders: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of the sign-in pages: a vendor's logos and pictures may have any https URL, and are requested without a
 * referrer.
 */
export const accountPageHeaders: Record<string, string> = {
  ...pageHeaders,
  'content-security-policy':
    pageHeaders['content-security-policy']?.replace("img-src 'self' data:", "img-src 'self' data: https:") ?? '',
};

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '');

/** Renders a page with a title and HTML content. */
export const htmlPage = (status: number, title: string, inner: string): Response => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${PAGE_STYLE}">`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${inner}</main></body></html>`;
  return new Response(html, { status, headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' } });
};

/** Renders a link that looks like the button of a sign-in page. */
export const wayOn = (address: string, label: string): string =>
  `<a class="way-on" href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;

/**
 * Renders a page with one sentence.
 *
 * @param home Page of the application, for a link back.
 */
export const messagePage = (status: number, title: string, text: string, home?: string): Response =>
  htmlPage(
    status,
    title,
    `<p>${escapeHtml(text)}</p>${home === undefined ? '' : wayOn(home, 'Back to the application')}`,
  );
