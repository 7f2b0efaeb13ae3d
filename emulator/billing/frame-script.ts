/**
 * Script of the test card form, served as a file. The form sends its values to the provider; the embedding page only
 * receives the outcome and the id of the payment method.
 */
export const frameScript = `
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
