import type { MessageRow } from '../db/rows/records';
import { bytesOfBase64 } from '../guards';
import { escapeHtml } from '../oauth/pages';
import { codesOf, linksOf, partsOf } from '../rules/mail/outbox';
import { eventName } from '../webhooks/events';
import { copyButton, timeHtml } from './developer-page';

const OUTBOX = '/_emulator/outbox';

const addressOf = ({ id }: MessageRow, part: string): string => `${OUTBOX}/${encodeURIComponent(id)}/${part}`;

const partHtml = ({ kind, text }: ReturnType<typeof partsOf>[number]): string => {
  const safe = escapeHtml(text);
  if (kind === 'link') return `<a href="${safe}" target="_blank" rel="noopener noreferrer" data-link>${safe}</a>`;
  return kind === 'code' ? `<code>${safe}</code>` : safe;
};

/** Renders a button that opens a link as the scanner of a mail server does. */
const scanHtml = (message: MessageRow, link: string): string =>
  `<div class="fields"><button type="button" class="small" data-scan="${addressOf(message, 'scan')}" value="${escapeHtml(link)}" aria-label="Fetch like a scanner: ${escapeHtml(link)}">Fetch like a scanner</button><output></output></div>`;

/** Renders the text of a message; a code that it repeats, as for autofill, is copied once. */
const textHtml = (message: MessageRow): string => {
  const copies = [...new Set(codesOf(message))].map((code) => copyButton('code', { text: 'Copy code', value: code }));
  const scans = linksOf(message).map((link) => scanHtml(message, link));
  return `<p>${partsOf(message.text).map(partHtml).join('')}${copies.join('')}</p>${scans.join('')}`;
};

/** Returns the file of a message as a download, never as a page of this origin. */
export const attachmentOf = (message: MessageRow | undefined): Response | undefined => {
  if (!message?.attachment) return undefined;
  const { name, mediaType, content } = message.attachment;
  return new Response(bytesOfBase64(content), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name.replace(/[^\w. -]+/g, '-')}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
};

const isHtml = ({ attachment }: MessageRow): boolean => attachment?.mediaType.startsWith('text/html') === true;

/**
 * Returns the HTML part of a message for the frame of the outbox page: no scripts, no forms, no requests, an opaque
 * origin.
 */
export const htmlPartOf = (message: MessageRow | undefined): Response | undefined => {
  if (!message?.attachment || !isHtml(message)) return undefined;
  return new Response(bytesOfBase64(message.attachment.content), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'; sandbox",
      'x-frame-options': 'SAMEORIGIN',
    },
  });
};

const frameHtml = (message: MessageRow): string =>
  isHtml(message)
    ? `<details><summary>HTML part</summary><iframe sandbox loading="lazy" title="HTML part of ${escapeHtml(message.subject)}" src="${addressOf(message, 'html')}"></iframe></details>`
    : '';

/** Renders the text of a message; headers and body of a webhook are folded away, so that mails stay in sight. */
const bodyHtml = (message: MessageRow): string =>
  message.channel === 'webhook'
    ? `<details><summary>Headers and body</summary><pre>${escapeHtml(message.text)}</pre></details>`
    : textHtml(message);

const kindNames = { email: 'Email', sms: 'Text message', slack: 'Slack', webhook: 'Webhook' } as const;

/** Returns the event of a webhook as its heading: the methods of all of them are the same. */
const headingOf = ({ channel, subject, text }: MessageRow): string => {
  const [, key] = (channel === 'webhook' && /"eventKey":"([\w.]+)"/.exec(text)) || [];
  return key === undefined ? subject : eventName(key);
};

/**
 * Renders one message of the outbox as a card.
 *
 * @param isMixed Whether it is among messages of other kinds, so that it names its own. Default: false.
 */
export const messageHtml = (message: MessageRow, isMixed = false): string => {
  const { id, channel, to, sentAt, attachment } = message;
  const kind = isMixed ? `<span class="kind">${kindNames[channel]}</span>` : '';
  const head = `<h3>${escapeHtml(headingOf(message))}</h3>${kind}<span>${escapeHtml(to)}</span>${timeHtml(sentAt)}`;
  const file = attachment
    ? `<p><a href="${addressOf(message, 'attachment')}" download>${escapeHtml(attachment.name)}</a></p>`
    : '';
  return `<li class="card" id="message-${escapeHtml(id)}"><div class="card-head">${head}</div>${bodyHtml(message)}${frameHtml(message)}${file}</li>`;
};
