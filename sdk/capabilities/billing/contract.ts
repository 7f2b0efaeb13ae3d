import { download, get, patch, post, put } from '../../core/contract';
import {
  type Infer,
  maybeFlag,
  maybeNumber,
  maybeText,
  nullable,
  object,
  optional,
  optionalText,
  rows,
  string,
  textWithin,
} from '../../core/schema';

const size = maybeNumber;

/** A subscription as the provider sends it. Dates are ISO strings. */
export const SubscriptionRecord = object({
  id: string(),
  externalId: maybeText,
  externallyManaged: maybeFlag,
  startDate: maybeText,
  currentPeriodStart: maybeText,
  currentPeriodEnd: maybeText,
  /** active, canceled, incomplete, expired, trialing or trialEnded. */
  status: maybeText,
  /** `atPeriodEnd` is the only policy. */
  cancellation: optional(nullable(object({ policy: maybeText }))),
  trialEnd: maybeText,
  plan: optional(nullable(object({ slug: maybeText }))),
  planId: maybeText,
  paymentMethodId: maybeText,
});
export type SubscriptionRecord = Infer<typeof SubscriptionRecord>;

/** A plan as the provider sends it. */
export const PlanRecord = object({
  id: string(),
  externalId: maybeText,
  name: maybeText,
  description: maybeText,
  price: optional(nullable(object({ amount: size, currency: maybeText }))),
  slug: maybeText,
});
export type PlanRecord = Infer<typeof PlanRecord>;

/** An invoice as the provider sends it. */
export const InvoiceRecord = object({
  id: string(),
  externalId: maybeText,
  subscriptionId: maybeText,
  /** ISO date. */
  paymentDate: maybeText,
  /** In minor units, such as cents. */
  totalAmount: size,
  currency: maybeText,
  paid: maybeFlag,
  receiptNumber: maybeText,
});
export type InvoiceRecord = Infer<typeof InvoiceRecord>;

/** Limits of the billing details, shared by form and provider. */
export const billingLimits = {
  /** Characters of a line of the address. */
  line: { min: 0, max: 200 },
} as const;

const line = optional(textWithin(billingLimits.line));

/** A postal address as entered by the user. */
export const Address = object({
  addressLine1: line,
  addressLine2: line,
  city: line,
  state: line,
  postalCode: line,
  /** Two-letter country code. */
  country: line,
});
export type Address = Infer<typeof Address>;

const SentAddress = object({
  addressLine1: maybeText,
  addressLine2: maybeText,
  city: maybeText,
  state: maybeText,
  postalCode: maybeText,
  country: maybeText,
});
const contact = { email: maybeText, address: optional(nullable(SentAddress)) };

/** A payment method as the provider sends it. Only cards have more than the first four fields. */
export const PaymentMethodRecord = object({
  id: string(),
  externalId: maybeText,
  /** `card` or `unknown`. */
  type: maybeText,
  isDefault: maybeFlag,
  last4: maybeText,
  /** 1 to 12. */
  expMonth: size,
  expYear: size,
  brand: maybeText,
  billingDetails: optional(nullable(object({ name: maybeText, ...contact }))),
});
export type PaymentMethodRecord = Infer<typeof PaymentMethodRecord>;

/** Billing state of an account; ids are absent until the object they name exists. */
export const BillingSummary = object({
  tenantConfigurationId: maybeText,
  providerType: maybeText,
  subscriptionId: maybeText,
  externallyManaged: maybeFlag,
  currentPlanId: maybeText,
  paymentMethodId: maybeText,
  defaultPlanId: maybeText,
});
export type BillingSummary = Infer<typeof BillingSummary>;

/** A payment provider of the vendor. */
export const PaymentProvider = object({
  /** `Stripe` is the provider for cards. */
  providerType: string(),
  name: maybeText,
  /** `1` means enabled. */
  status: maybeText,
});
export type PaymentProvider = Infer<typeof PaymentProvider>;

/** The vendor's public settings at the card provider. */
export const CardConfiguration = object({
  id: maybeText,
  name: maybeText,
  active: maybeFlag,
  publishableKey: maybeText,
});
export type CardConfiguration = Infer<typeof CardConfiguration>;

const Customer = object({ stripeCustomerId: maybeText });

const bySubscription = { input: object({ subscriptionId: string() }) };
const byTenant = object({ tenantId: string() });
const Change = object({ subscriptionId: string(), paymentMethodId: string(), planId: string() });

const calls = {
  listInvoices: get('/subscriptions/resources/billing/invoices/v1', { output: rows(InvoiceRecord) }),
  getInvoice: get('/subscriptions/resources/billing/invoices/v1/:invoiceId', {
    input: object({ invoiceId: string() }),
    output: InvoiceRecord,
  }),
  downloadInvoice: get('/subscriptions/resources/billing/invoices/v1/:invoiceId/pdf', {
    input: object({ invoiceId: string(), outputFileName: optionalText }),
    output: download,
    responseType: 'blob',
  }),

  listSubscriptions: get('/subscriptions/resources/billing/subscriptions/v1', { output: rows(SubscriptionRecord) }),
  getSubscription: get('/subscriptions/resources/billing/subscriptions/v1/:subscriptionId', {
    ...bySubscription,
    output: SubscriptionRecord,
  }),
  cancelSubscription: put(
    '/subscriptions/resources/billing/subscriptions/v1/:subscriptionId/cancellations/',
    bySubscription,
  ),
  renewSubscription: put('/subscriptions/resources/billing/subscriptions/v1/:subscriptionId/renewals/', bySubscription),
  updateSubscription: put('/subscriptions/resources/billing/subscriptions/v1/:subscriptionId', { input: Change }),

  listManagedSubscriptions: get('/subscriptions/resources/subscriptions/v1', { output: rows(SubscriptionRecord) }),
  getManagedSubscription: get('/subscriptions/resources/subscriptions/v1/:subscriptionId', {
    ...bySubscription,
    output: SubscriptionRecord,
  }),
  cancelManagedSubscription: put(
    '/subscriptions/resources/subscriptions/v1/:subscriptionId/cancellations/',
    bySubscription,
  ),
  renewManagedSubscription: put('/subscriptions/resources/subscriptions/v1/:subscriptionId/renewals/', bySubscription),
  updateManagedSubscription: put('/subscriptions/resources/subscriptions/v1/:subscriptionId', { input: Change }),

  listPlans: get('/subscriptions/resources/billing/plans/v1', { output: rows(PlanRecord) }),
  getPlan: get('/subscriptions/resources/billing/plans/v1/:planId', {
    input: object({ planId: string() }),
    output: PlanRecord,
  }),

  listPaymentMethods: get('/subscriptions/resources/billing/payment-methods/v1', {
    output: rows(PaymentMethodRecord),
  }),
  getPaymentMethod: get('/subscriptions/resources/billing/payment-methods/v1/:paymentMethodId', {
    input: object({ paymentMethodId: string() }),
    output: PaymentMethodRecord,
  }),
  updateBillingDetails: patch('/subscriptions/resources/billing/payment-methods/v1/:paymentMethodId/billing-details', {
    input: object({ paymentMethodId: string(), email: optionalText, address: optional(Address) }),
    output: object(contact),
  }),

  getSummary: get('/subscriptions/resources/billing/summaries/v1/:tenantId', {
    input: byTenant,
    output: BillingSummary,
  }),
  // The catalog types this `externallyManaged` as a string; the summary has a boolean.
  getTenantConfiguration: get('/subscriptions/resources/billing/tenant-configurations/v1/:tenantId', {
    input: byTenant,
    output: optional(object({ id: maybeText, tenantId: maybeText, paymentProviderType: maybeText })),
  }),
  createTenantConfiguration: post('/subscriptions/resources/billing/tenant-configurations/v1', {
    input: object({ tenantId: string(), providerType: string(), externallyManaged: optionalText }),
    output: object({ id: maybeText }),
  }),

  listProviders: get('/subscriptions/resources/payment-providers/v1', { output: rows(PaymentProvider) }),
  getVendorPublicConfig: get('/subscriptions/resources/billing/configurations/vendor-public-configurations/v1', {
    output: object({ allowPlanDowngrade: maybeFlag, allowPlanCancellation: maybeFlag }),
  }),

  getStripeConfig: get('/subscriptions/resources/billing/payment-providers/stripe/public-configurations/v1', {
    output: optional(CardConfiguration),
  }),
  getStripeCustomer: get('/subscriptions/resources/billing/payment-providers/stripe/customers/v1/:tenantId', {
    input: byTenant,
    output: optional(Customer),
  }),
  createStripeCustomer: post('/subscriptions/resources/billing/payment-providers/stripe/customers/v1', {
    input: object({ name: string(), email: string(), tenantName: optionalText }),
    output: Customer,
  }),
  createStripeSubscription: post('/subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1', {
    input: object({ stripePlanId: string() }),
    output: object({ subscriptionId: maybeText, subscriptionSecret: maybeText }),
  }),
  createSetupIntent: post('/subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1', {
    input: object({ paymentMethodId: optionalText }),
    output: object({ id: maybeText, paymentMethodId: maybeText, setupIntentSecret: maybeText }),
  }),
};

/** Calls for subscriptions, plans, invoices and payment methods. */
export type BillingContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link BillingContract}. */
export const contract: BillingContract = calls;
