/** Languages of Stripe's form that the checkout speaks too; `auto` is that of the browser. */
export type StripeLocale = 'ar' | 'auto' | 'de' | 'en';

/** The part of Stripe.js that a card form needs. `tests/types/stripe.ts` holds it against Stripe's own types. */
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

/** An error as Stripe.js returns it. */
export interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

type StripeScript = (publishableKey: string) => StripeApi;

const isStripe = (value: unknown): value is StripeScript => typeof value === 'function';

/** What the script put on the window. No declaration of ours: it would stand against Stripe's own in a host that has it. */
const loaded = (): StripeScript | undefined => {
  const value: unknown = Reflect.get(window, 'Stripe');
  return isStripe(value) ? value : undefined;
};

const SCRIPT = 'https://js.stripe.com/v3/';

let loading: Promise<void> | undefined;

/**
 * Loads Stripe.js once, unless the page did so already; a failed attempt is made again by the next call.
 * @param unreachable Makes the error of a script that does not load.
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
