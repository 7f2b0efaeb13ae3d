import type { OpenCardForm } from './card-form';

/** Begins the keys of the local provider, after which its address stands. */
const LOCAL = 'pk_local_';

/** Opens the form of the card provider that the key belongs to; its code is fetched by then. */
export const openCardForm: OpenCardForm = async (options) => {
  if (options.publishableKey.startsWith(LOCAL)) {
    const { openLocalCardForm } = await import('./local-card-form');
    return openLocalCardForm({ ...options, publishableKey: options.publishableKey.slice(LOCAL.length) });
  }
  const { openStripeCardForm } = await import('./stripe-card-form');
  return openStripeCardForm(options);
};
