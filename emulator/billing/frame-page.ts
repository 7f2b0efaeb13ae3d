import { pageHeaders } from '../oauth/pages';
import type { Provider } from '../provider';
import { frameScript } from './frame-script';
import { frameStyle } from './frame-style';

/** Path of the card form, on the provider's own origin. */
export const FRAME_PATH = '/frontegg/cards/v1/frame';

const field = (name: string, label: string, autocomplete: string, placeholder: string) =>
  `<label><span data-text="${name}">${label}</span><input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" required></label>`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title><link rel="stylesheet" href="${FRAME_PATH}.css"></head><body><form novalidate>${field('number', 'Card number', 'cc-number', '4242 4242 4242 4242')}${field('expiry', 'Expiry', 'cc-exp', 'MM / YY')}${field('cvc', 'Security code', 'cc-csc', 'CVC')}<p role="alert"></p><div class="question" hidden><strong data-text="ask">Your bank asks you to approve this card.</strong><button type="button" value="approve" data-text="approve">Approve</button><button type="button" value="decline" data-text="decline">Decline</button><button type="button" value="timeout" data-text="timeout">Do not answer</button></div><p data-text="testOnly">Test mode: only test cards work, such as 4242 4242 4242 4242.</p><button type="submit" hidden></button></form><script type="module" src="${FRAME_PATH}.js"></script></body></html>`;

const embeddable = ({ clients, origins }: Provider, type: string) => {
  const { 'x-frame-options': _, 'content-security-policy': policy = '', ...headers } = pageHeaders;
  const named = new Set(clients.flatMap((client) => client.origins));
  // In `loopback` mode any page of this machine may embed the form.
  const open = origins.isAllowed('http://localhost:65535') ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];
  const ancestors = ['frame-ancestors', "'self'", ...named, ...open].join(' ');
  return {
    headers: {
      ...headers,
      'content-security-policy': policy.replace(/frame-ancestors [^;]*/, ancestors),
      // The policy above takes precedence; browsers ignore this header then.
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': `${type}; charset=utf-8`,
    },
  };
};

/** Returns the card form and its files; undefined for any other path. */
export const cardFrame = (provider: Provider, path: string): Response | undefined => {
  if (path === FRAME_PATH) return new Response(html, embeddable(provider, 'text/html'));
  if (path === `${FRAME_PATH}.js`) return new Response(frameScript, embeddable(provider, 'text/javascript'));
  if (path === `${FRAME_PATH}.css`) return new Response(frameStyle, embeddable(provider, 'text/css'));
  return undefined;
};
