/** Languages supported by both Stripe's form and the checkout; `auto` is the browser's language. */
export type StripeLocale = 'ar' | 'auto' | 'de' | 'en';

/** Members of Stripe.js that a card form uses. `tests/types/stripe.ts` checks them against Stripe's own types. */
export interface StripeApi {
  elements(options: { locale: StripeLocale }): {
    create(
      type: 'card',
      options: { style: object; hidePostalCode: boolean; disableLink: boolean },
    ): {
      mount(element: HTMLElement): void;
      destroy(): void;
      on(event: 'ready' | 'loaderror' | 'focus' | 'blur', listener: () => void): unknown;
    };
  };
  confirmCardSetup(
    clientSecret: string,
    data: { payment_method: { card: ReturnType<ReturnType<StripeApi['elements']>['create']> } },
  ): Promise<{
    error?: StripeError | undefined;
    setupIntent?: { payment_method: string | { id: string } | null } | undefined;
  }>;
}

/** An error returned by Stripe.js. */
export interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

type StripeScript = (publishableKey: string) => StripeApi;

const isStripe = (value: unknown): value is StripeScript => typeof value === 'function';

/** Returns the global of the script. It is not declared, since a declaration would conflict with Stripe's in a host. */
const loaded = (): StripeScript | undefined => {
  const value: unknown = Reflect.get(window, 'Stripe');
  return isStripe(value) ? value : undefined;
};

const SCRIPT = 'https://js.stripe.com/v3/';

let loading: Promise<void> | undefined;

/**
 * Loads Stripe.js once, unless the page already has; after an error the next call loads it again.
 * @param unreachable Creates the error of a script that does not load.
 */
export const loadStripe = async (unreachable: () => Error): Promise<StripeScript> => {
  if (!loaded()) {
    loading ??= new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(unreachable());
      });
      script.src = SCRIPT;
      document.head.append(script);
    }).finally(() => {
      loading = undefined;
    });
    await loading;
  }
  const stripe = loaded();
  if (!stripe) throw unreachable();
  return stripe;
};
