/**
 * Script of the test card form, served as a file. The form sends its values to the provider; the embedding page only
 * receives the outcome and the id of the payment method.
 */
export const frameScript = `
const form = document.querySelector('form');
const problem = form.querySelector('[role=alert]');
const question = form.querySelector('.question');
let host;
let secret;
let words = {};

const tell = (message) => host && parent.postMessage({ gatehouseCards: true, ...message }, host);
const field = (name) => form.elements.namedItem(name);

new ResizeObserver(() => tell({ type: 'size', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.body);

field('number').addEventListener('input', ({ target }) => {
  target.value = target.value.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
});
field('expiry').addEventListener('input', ({ target }) => {
  const digits = target.value.replace(/\\D/g, '').slice(0, 4);
  target.value = digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits;
});
field('cvc').addEventListener('input', ({ target }) => { target.value = target.value.replace(/\\D/g, '').slice(0, 4); });

const show = (message, name) => {
  problem.textContent = message;
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  const wrong = name && field(name === 'expMonth' || name === 'expYear' ? 'expiry' : name);
  if (wrong) { wrong.setAttribute('aria-invalid', 'true'); wrong.focus(); }
};

// What was typed wrong is said here; why a card was refused is said by the page around.
const fail = (code, message, name) => {
  show(code === 'invalid-card' ? message : '', name);
  tell({ type: 'failed', code, message });
};

const confirm = async (answer) => {
  question.hidden = true;
  show('');
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
    const right = name === 'number' ? body.number.length >= 12 : name === 'expiry' ? body.expMonth >= 1 && body.expMonth <= 12 && year.length === 2 : body.cvc.length >= 3;
    if (!right) return fail('invalid-card', words[name + 'Wrong'] || 'Check this value.', name);
  }
  try {
    const response = await fetch('/frontegg/cards/v1/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20000),
    });
    const told = await response.json();
    if (!response.ok) return fail(told.errorCode, told.errors[0], told.errorContext && told.errorContext.name);
    if (told.asksOwner) {
      question.hidden = false;
      question.querySelector('button').focus();
      return tell({ type: 'asking' });
    }
    form.reset();
    tell({ type: 'confirmed', paymentMethodId: told.paymentMethodId });
  } catch {
    fail('card-unreachable', 'The card provider cannot be reached. Try again.');
  }
};

for (const button of question.querySelectorAll('button')) button.addEventListener('click', () => confirm(button.value));
form.addEventListener('submit', (event) => { event.preventDefault(); tell({ type: 'submit' }); });

addEventListener('message', ({ source, origin, data }) => {
  // The page around is one of the applications: the policy of this page lets no other frame it.
  if (source !== parent || !data || data.gatehouseCards !== true) return;
  host = origin;
  if (data.type === 'look') {
    words = data.texts || {};
    const root = document.documentElement;
    root.dataset.theme = data.theme === 'dark' ? 'dark' : 'light';
    root.dir = data.dir === 'rtl' ? 'rtl' : 'ltr';
    root.lang = String(data.language || 'en');
    for (const part of document.querySelectorAll('[data-text]')) {
      const text = words[part.dataset.text];
      if (typeof text === 'string') part.textContent = text;
    }
    tell({ type: 'size', height: Math.ceil(root.getBoundingClientRect().height) });
  }
  if (data.type === 'confirm') { secret = data.secret; void confirm(); }
});
parent.postMessage({ gatehouseCards: true, type: 'ready' }, '*');
`;
