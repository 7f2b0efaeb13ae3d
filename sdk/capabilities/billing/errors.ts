import { createErrors } from '../../core/errors';

/** Errors of subscriptions and payment with their default English texts. */
export const billingErrorTexts = {
  'subscription-not-found': 'Subscription not found',
  'externally-managed': 'Billing is externally managed',
  'tenant-undefined': 'TenantId is not defined',
  'provider-not-configured': 'Payment provider not configured',
  'not-authorized': 'Not authorized',
  'internal-failure': 'Internal feature failure',
  'cancel-refused': 'Only an active subscription that is not canceled yet can be canceled.',
  'renew-refused': 'Only a subscription that ends with its period can be renewed.',
} as const;

/** Code of such an error. */
export type BillingErrorCode = keyof typeof billingErrorTexts;

/** Creates such an error, with the text of its code. */
export const billingError = createErrors(billingErrorTexts);
