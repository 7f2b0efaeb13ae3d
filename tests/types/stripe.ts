/** Only compiled, never run: Stripe's own types contain what the card form calls. */
import type { StripeError as OfStripe, Stripe } from '@stripe/stripe-js';
import type { StripeApi, StripeError } from '../../ui/checkout/stripe-api';

declare const stripe: Stripe;
declare const error: OfStripe;

export const api: Pick<StripeApi, 'elements'> = stripe;
export const known: StripeError = error;
const element = stripe.elements({ locale: 'de' }).create('card', { hidePostalCode: true, disableLink: true });
export const confirmed: ReturnType<StripeApi['confirmCardSetup']> = stripe.confirmCardSetup('secret', {
  payment_method: { card: element },
});
