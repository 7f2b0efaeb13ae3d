import { pageHeaders } from '../oauth/pages';
import type { Provider } from '../provider';

/** Stylesheet of the card form. It uses the colors that the embedding page passes. */
const frameStyle = `:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 3px; font: 0.875rem/1.25rem system-ui, sans-serif; background: transparent; color: CanvasText; }
html[data-theme=light] { color-scheme: light; }
html[data-theme=dark] { color-scheme: dark; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
label { display: grid; gap: 0.375rem; font-weight: 500; }
label:first-child, p, .question { grid-column: 1 / -1; }
input { width: 100%; height: 2.25rem; padding: 0 0.75rem; border: 1px solid light-dark(#868a82, #6d7872); border-radius: 0.375rem; background: light-dark(#fff, #171b1a); color: inherit; font: inherit; direction: ltr; }
html[dir=rtl] input { text-align: right; }
input:focus-visible, button:focus-visible { outline: 2px solid light-dark(#147d64, #6fc9ac); outline-offset: 1px; }
input[aria-invalid=true] { border-color: light-dark(#b3261e, #ff9d94); }
p { margin: 0; font-size: 0.75rem; line-height: 1rem; color: light-dark(#59605c, #a3ada8); }
p[role=alert] { color: light-dark(#b3261e, #ff9d94); }
p:empty { display: none; }
.question { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.question strong { flex-basis: 100%; }
button { min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid light-dark(#868a82, #6d7872); border-radius: 0.375rem; background: light-dark(#fff, #171b1a); color: inherit; font: inherit; cursor: pointer; }
[hidden] { display: none; }
`;

/**
 * Script of the test card form, served as a file. The form sends its values to the provider; the embedding page only
 * receives the outcome and the id of the payment method.
 */
const frameScript = `
const form = document.querySelector('form');
const alert = form.querySelector('[role=alert]');
const confirmation = form.querySelector('.question');
let hostOrigin;
let secret;
let texts = {};

const post = (message) => hostOrigin && parent.postMessage({ gatehouseCards: true, ...message }, hostOrigin);
const postSize = () => post({ type: 'size', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
const field = (name) => form.elements.namedItem(name);

new ResizeObserver(postSize).observe(document.body);

field('number').addEventListener('input', ({ target }) => {
  target.value = target.value.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
});
field('expiry').addEventListener('input', ({ target }) => {
  const digits = target.value.replace(/\\D/g, '').slice(0, 4);
  target.value = digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits;
});
field('cvc').addEventListener('input', ({ target }) => { target.value = target.value.replace(/\\D/g, '').slice(0, 4); });

const showError = (message, name) => {
  alert.textContent = message;
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  const invalid = name && field(name === 'expMonth' || name === 'expYear' ? 'expiry' : name);
  if (invalid) { invalid.setAttribute('aria-invalid', 'true'); invalid.focus(); }
};

// The form shows invalid input; the embedding page shows why a card was declined.
const fail = (code, message, name) => {
  showError(code === 'invalid-card' ? message : '', name);
  post({ type: 'failed', code, message });
};

const confirm = async (answer) => {
  confirmation.hidden = true;
  showError('');
  const [month = '', year = ''] = field('expiry').value.split(' / ');
  const body = {
    secret,
    number: field('number').value.replace(/\\D/g, ''),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cvc: field('cvc').value,
    answer,
  };
  for (const name of ['number', 'expiry', 'cvc']) {
    const isValid = name === 'number' ? body.number.length >= 12 : name === 'expiry' ? body.expMonth >= 1 && body.expMonth <= 12 && year.length === 2 : body.cvc.length >= 3;
    if (!isValid) return fail('invalid-card', texts[name + 'Wrong'] || 'Check this value.', name);
  }
  try {
    const response = await fetch('/frontegg/cards/v1/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20000),
    });
    const result = await response.json();
    if (!response.ok) return fail(result.errorCode, result.errors[0], result.errorContext && result.errorContext.name);
    if (result.asksOwner) {
      confirmation.hidden = false;
      confirmation.querySelector('button').focus();
      return post({ type: 'asking' });
    }
    form.reset();
    post({ type: 'confirmed', paymentMethodId: result.paymentMethodId });
  } catch {
    fail('card-unreachable', 'The card provider cannot be reached. Try again.');
  }
};

for (const button of confirmation.querySelectorAll('button')) button.addEventListener('click', () => confirm(button.value));
form.addEventListener('submit', (event) => { event.preventDefault(); post({ type: 'submit' }); });

addEventListener('message', ({ source, origin, data }) => {
  // Only applications of the provider can embed this page: its policy allows no other frame ancestors.
  if (source !== parent || !data || data.gatehouseCards !== true) return;
  hostOrigin = origin;
  if (data.type === 'look') {
    texts = data.texts || {};
    const root = document.documentElement;
    root.dataset.theme = data.theme === 'dark' ? 'dark' : 'light';
    root.dir = data.dir === 'rtl' ? 'rtl' : 'ltr';
    root.lang = String(data.language || 'en');
    for (const element of document.querySelectorAll('[data-text]')) {
      const text = texts[element.dataset.text];
      if (typeof text === 'string') element.textContent = text;
    }
    postSize();
  }
  if (data.type === 'confirm') { secret = data.secret; void confirm(); }
});
parent.postMessage({ gatehouseCards: true, type: 'ready' }, '*');
`;

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
