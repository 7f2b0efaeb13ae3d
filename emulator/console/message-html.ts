import { escapeHtml } from '../oauth/pages';
import type { MessageRow } from '../rows/records';
import { timeHtml } from './developer-page';

const LINK_OR_CODE = /(https?:\/\/[^\s<>"']+)|\b(\d{6})\b/g;

/** A link of a mail as a link, without the full stop that ends its sentence. */
const linkHtml = (found: string): string => {
  const address = found.replace(/[.,;:!?)]+$/, '');
  const rest = found.slice(address.length);
  const safe = escapeHtml(address);
  return `<a href="${safe}" target="_blank" rel="noopener noreferrer">${safe}</a>${escapeHtml(rest)}`;
};

/** The text of a message with links to follow and codes to copy. */
const textHtml = (text: string): string => {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(LINK_OR_CODE)) {
    html += escapeHtml(text.slice(from, match.index));
    html += match[1] ? linkHtml(match[1]) : `<code data-copy="code">${match[2]}</code>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
};

/** The file of a message as a download: never as a page of this address. */
export const attachmentOf = (message: MessageRow | undefined): Response | undefined => {
  if (!message?.attachment) return undefined;
  const { name, mediaType, content } = message.attachment;
  const bytes = Uint8Array.from(atob(content.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  return new Response(bytes, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name.replace(/[^\w. -]+/g, '-')}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
};

/** One message of the outbox as a card. */
export const messageHtml = ({ id, channel, to, subject, text, sentAt, attachment }: MessageRow): string => {
  const head = `<h3>${escapeHtml(subject)}</h3><span class="kind">${channel}</span><span>${escapeHtml(to)}</span>${timeHtml(sentAt)}`;
  const file = attachment
    ? `<p><a href="/_emulator/outbox/${encodeURIComponent(id)}/attachment" download>${escapeHtml(attachment.name)}</a></p>`
    : '';
  return `<li class="card"><div class="card-head">${head}</div><p>${textHtml(text)}</p>${file}</li>`;
};
