/** Colors of the pages that the provider renders itself, as custom properties of the sign-in pages. */
export const pageColors = `:root {
  color-scheme: light dark;
  --gh-background: light-dark(#f7f7f5, #101312);
  --gh-surface: light-dark(#ffffff, #171b1a);
  --gh-muted: light-dark(#efefeb, #202624);
  --gh-border: light-dark(#e2e2dc, #2b3230);
  --gh-border-control: light-dark(#868a82, #6d7872);
  --gh-text: light-dark(#191d1b, #ecf0ed);
  --gh-text-muted: light-dark(#59605c, #a3ada8);
  --gh-primary: light-dark(#0b5947, #8fd6bd);
  --gh-on-primary: light-dark(#ffffff, #06241b);
  --gh-danger: light-dark(#b3261e, #ff9d94);
  --gh-success: light-dark(#0f6b45, #6fd3a2);
  --gh-ring: light-dark(#147d64, #6fc9ac);
}`;

/** Path of the stylesheet of messages, on the provider's origin. */
export const PAGE_STYLE = '/page.css';

/** The stylesheet of the message and confirmation pages, which have the layout of the sign-in pages. */
export const pageStyle = `${pageColors}

*,
*::before,
*::after {
  box-sizing: border-box;
}

body {
  min-height: 100dvh;
  margin: 0;
  padding: 1.5rem 1rem;
  background: var(--gh-background);
  color: var(--gh-text);
  font:
    0.875rem / 1.25rem system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}

main {
  display: grid;
  gap: 1rem;
  max-width: 25rem;
  margin: clamp(0px, 40dvh - 11rem, 16rem) auto 0;
  padding: 2rem;
  border: 1px solid var(--gh-border);
  border-radius: 0.75rem;
  background: var(--gh-surface);
}

@media (width <= 30rem) {
  main {
    padding: 1.5rem 1.25rem;
  }
}

h1 {
  margin: 0;
  font-size: 1.25rem;
  font-weight: 600;
  line-height: 1.75rem;
  text-wrap: balance;
}

p {
  margin: 0;
  color: var(--gh-text-muted);
  text-wrap: pretty;
}

form {
  display: grid;
}

button,
.way-on {
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.6875rem 1rem;
  border: 1px solid transparent;
  border-radius: 0.5rem;
  background: var(--gh-primary);
  color: var(--gh-on-primary);
  font: inherit;
  font-weight: 550;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}

.other-way {
  display: block;
  padding-block: 0.25rem;
  color: var(--gh-text);
  text-align: center;
  text-underline-offset: 0.25rem;
}

button:hover,
.way-on:hover {
  opacity: 0.9;
}

:focus-visible {
  outline: 2px solid var(--gh-ring);
  outline-offset: 2px;
}
`;

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

/** Renders a value that a built page reads. */
export const metaTag = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Adds what the provider renders to a built page. */
export const withinHead = (html: string, tags: string): string => html.replace('</head>', () => `${tags}</head>`);

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
