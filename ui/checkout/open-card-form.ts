import { importModule } from '@gatehouse/sdk/import-module';
import type { OpenCardForm } from './card-form';

/** Prefix of the local provider's keys, followed by its URL. */
const LOCAL = 'pk_local_';

/** Opens the form of the key's card provider; its code loads on demand. */
export const openCardForm: OpenCardForm = async (options) => {
  if (options.publishableKey.startsWith(LOCAL)) {
    const { openLocalCardForm } = await importModule(() => import('./local-card-form'));
    options.signal.throwIfAborted();
    return openLocalCardForm({ ...options, publishableKey: options.publishableKey.slice(LOCAL.length) });
  }
  const { openStripeCardForm } = await importModule(() => import('./stripe-card-form'));
  return openStripeCardForm(options);
};
