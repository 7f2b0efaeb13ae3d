/**
 * Mock of Stripe.js with the documented behavior (https://docs.stripe.com/js) of `elements`, the card element and
 * `confirmCardSetup`. It sends the card to the local provider and converts its errors to those of Stripe.js.
 */
import type { StripeError } from '@stripe/stripe-js';
import type { StripeApi } from '../../../ui/checkout/stripe-api';

type ProviderResult = Awaited<ReturnType<Window['views']['confirmAtProvider']>>;

const errors: Readonly<Record<string, StripeError>> = {
  'card-declined': {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  'card-expired': { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
  'invalid-card': { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' },
  'card-setup-ended': {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: 'You cannot confirm this SetupIntent because it has already succeeded.',
  },
};

/** Opens a dialog, as Stripe.js does when the bank requires authentication. */
const challenge = () =>
  new Promise<boolean>((resolve) => {
    const buttons = ['Complete', 'Fail'].map((name) => {
      const button = document.createElement('button');
      button.textContent = `${name} authentication`;
      button.addEventListener('click', () => {
        for (const other of buttons) other.remove();
        resolve(name === 'Complete');
      });
      return button;
    });
    document.querySelector('[role=dialog]')?.append(...buttons);
  });

const Stripe = (publishableKey: string): StripeApi => {
  if (!/^pk_(test|live)_/.test(publishableKey)) throw new Error('Invalid API Key provided.');
  let typed = () => '';
  return {
    elements: () => ({
      create: () => {
        const listeners = new Map<string, () => void>();
        const frame = document.createElement('iframe');
        frame.title = 'Secure card payment input frame';
        frame.srcdoc = '<label>Card number <input></label>';
        typed = () => frame.contentDocument?.querySelector('input')?.value ?? '';
        frame.addEventListener('load', () => listeners.get('ready')?.());
        return {
          on: (event, listener) => listeners.set(event, listener),
          mount: (element) => element.append(frame),
          destroy: () => frame.remove(),
        };
      },
    }),
    confirmCardSetup: async (secret) => {
      const card = { secret, number: typed(), expMonth: 12, expYear: 2035, cvc: '123' };
      let response: ProviderResult = await window.views.confirmAtProvider(card);
      if (response.asksOwner) {
        if (!(await challenge())) {
          const message = 'We are unable to authenticate your payment method.';
          return { error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure', message } };
        }
        response = await window.views.confirmAtProvider({ ...card, answer: 'approve' });
      }
      if (response.isOk) return { setupIntent: { payment_method: `pm_${response.paymentMethodId}` } };
      return { error: errors[response.errorCode] ?? { type: 'api_error', message: response.errorCode } };
    },
  };
};
Object.assign(window, { Stripe });
