import { IdentityError } from '@gatehouse/sdk';
import type { CardForm, CardFormOptions } from './card-form';

const SCRIPT = 'https://js.stripe.com/v3/';

interface StripeElement {
  mount(element: HTMLElement): void;
  destroy(): void;
}

/** The part of Stripe.js that a card form needs. */
interface StripeApi {
  elements(options: { locale: string }): {
    create(type: 'card', options: { style: object; hidePostalCode: boolean }): StripeElement;
  };
  confirmCardSetup(
    secret: string,
    data: { payment_method: { card: StripeElement } },
  ): Promise<{
    error?: { code?: string; decline_code?: string; message?: string };
    setupIntent?: { payment_method?: string | { id: string } | null };
  }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeApi;
  }
}

let loading: Promise<void> | undefined;

/** Loads the script once; an attempt that failed is made again. */
const loadScript = (offline: string): Promise<void> => {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new IdentityError('network', { message: offline }));
    });
    document.head.append(script);
  }).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** Opens Stripe's card form. The page's policy has to allow js.stripe.com for scripts and frames. */
export const openStripeCardForm = async ({
  element,
  publishableKey,
  language,
  theme,
  texts,
}: CardFormOptions): Promise<CardForm> => {
  if (!window.Stripe) await loadScript(texts.offline);
  const stripe = window.Stripe?.(publishableKey);
  if (!stripe) throw new IdentityError('network', { message: texts.offline });
  const color = theme === 'dark' ? '#ecf0ed' : '#191d1b';
  const card = stripe
    .elements({ locale: language })
    .create('card', { style: { base: { color, fontSize: '14px' } }, hidePostalCode: true });
  card.mount(element);
  return {
    remove: () => card.destroy(),
    confirm: async (secret) => {
      const { error, setupIntent } = await stripe.confirmCardSetup(secret, { payment_method: { card } });
      if (error)
        throw new IdentityError(error.decline_code ?? error.code ?? 'card-declined', { message: error.message });
      const method = setupIntent?.payment_method;
      return typeof method === 'string' ? method : method?.id;
    },
  };
};
