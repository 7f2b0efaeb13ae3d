import { IdentityError } from '@gatehouse/sdk';
import type { CardForm, CardFormOptions } from './card-form';
import { loadStripe, type StripeError, type StripeLocale } from './stripe-api';

/** Milliseconds after which a form that has not rendered counts as unreachable. */
const TIMEOUT = 10_000;

const unreachable = () => new IdentityError('card-unreachable');

/** Error codes of Stripe with a text of the checkout; Stripe's messages for some of them address developers. */
const codes: Readonly<Record<string, string>> = {
  api_connection_error: 'card-unreachable',
  expired_card: 'card-expired',
  setup_intent_authentication_failure: 'card-not-approved',
  setup_intent_unexpected_state: 'card-setup-ended',
};

/** Error types whose message Stripe writes for cardholders, in the language of the form. */
const forCardholders: readonly string[] = ['card_error', 'validation_error'];

/** Maps an error of Stripe to an `IdentityError`. */
export const stripeError = ({ type, code = '', decline_code, message }: StripeError): IdentityError => {
  const match = [code, type].find((name) => Object.hasOwn(codes, name));
  if (match) return new IdentityError(codes[match] ?? match, { message });
  if (forCardholders.includes(type) && message) return new IdentityError(decline_code ?? (code || type), { message });
  console.error('[gatehouse] Stripe refused the card:', type, code, message);
  return new IdentityError(type === 'card_error' ? 'card-declined' : 'card-provider-failed');
};

const locales: readonly StripeLocale[] = ['ar', 'de', 'en'];

const colors = {
  light: { text: '#191d1b', placeholder: '#59605c', invalid: '#b3261e' },
  dark: { text: '#ecf0ed', placeholder: '#a3ada8', invalid: '#ff9d94' },
};

/** Opens Stripe's card form. The page's CSP must allow Stripe, see docs/embedding.md. */
export const openStripeCardForm = async ({
  element,
  publishableKey,
  language,
  theme,
  signal,
}: CardFormOptions): Promise<CardForm> => {
  const stripe = (await loadStripe(unreachable))(publishableKey);
  signal.throwIfAborted();
  const { text, placeholder, invalid } = colors[theme];
  const card = stripe.elements({ locale: locales.find((locale) => locale === language) ?? 'auto' }).create('card', {
    style: {
      base: { color: text, iconColor: placeholder, fontSize: '14px', '::placeholder': { color: placeholder } },
      invalid: { color: invalid, iconColor: invalid },
    },
    hidePostalCode: true,
    disableLink: true,
  });
  const box = document.createElement('div');
  box.className =
    'gh:rounded gh:border gh:border-control gh:bg-surface gh:px-3 gh:py-2.5 gh:data-focus:border-ring gh:data-focus:outline-2 gh:data-focus:outline-ring';
  const remove = () => {
    card.destroy();
    box.remove();
  };
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      remove();
      reject(unreachable());
    };
    const timer = setTimeout(fail, TIMEOUT);
    signal.addEventListener('abort', fail, { once: true });
    card.on('loaderror', fail);
    card.on('ready', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', fail);
      resolve();
    });
    card.on('focus', () => box.toggleAttribute('data-focus', true));
    card.on('blur', () => box.toggleAttribute('data-focus', false));
    element.append(box);
    card.mount(box);
  });
  return {
    remove,
    confirm: async (secret) => {
      const { error, setupIntent } = await stripe.confirmCardSetup(secret, { payment_method: { card } });
      if (error) throw stripeError(error);
      const method = setupIntent?.payment_method;
      return typeof method === 'string' ? method : method?.id;
    },
  };
};
