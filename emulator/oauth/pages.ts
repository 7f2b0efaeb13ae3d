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
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${inner}</main></body></html>`;
  return new Response(html, { status, headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' } });
};

/** Renders a page with one sentence. */
export const messagePage = (status: number, title: string, text: string): Response =>
  htmlPage(status, title, `<p>${escapeHtml(text)}</p>`);
