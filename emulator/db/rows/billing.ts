import type { Row } from './row';

/** Price of a plan that accounts can subscribe to. */
export interface Offer {
  readonly name: string;
  readonly description: string;
  readonly slug: string;
  /** Price per month, in whole units of the currency. */
  readonly amount: number;
  /** Three lower-case letters. */
  readonly currency: string;
}

/** Behavior of a test card. */
export type CardBehavior = 'works' | 'no-funds' | 'confirms' | 'fails-at-renewal';

interface BillingAddress {
  readonly addressLine1?: string | undefined;
  readonly addressLine2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
}

/** A card, of which only displayable fields are stored. The account's first one is charged. */
export interface PaymentMethodRow extends Row {
  readonly tenantId: string;
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  readonly expYear: number;
  readonly behavior: CardBehavior;
  readonly email?: string | undefined;
  readonly address?: BillingAddress | undefined;
}

/** A card that is being collected. */
export interface SetupIntentRow extends Row {
  readonly tenantId: string;
  readonly userId: string;
  readonly secretHash: string;
  /** The payment method that the card becomes. */
  readonly paymentMethodId: string;
  /** The subscription that starts with the card. */
  readonly subscriptionId?: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type SubscriptionStatus = 'active' | 'canceled' | 'incomplete' | 'expired' | 'trialing' | 'trialEnded';

export interface SubscriptionRow extends Row {
  readonly tenantId: string;
  readonly planId: string;
  readonly status: SubscriptionStatus;
  /** Whether it is a managed subscription, which has endpoints of its own. */
  readonly managed: boolean;
  /** Whether the account is billed outside of the card provider. */
  readonly externallyManaged: boolean;
  /** Milliseconds since the epoch, like the other times. */
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly trialEnd?: number | undefined;
  /** Whether it ends with its period. */
  readonly canceled: boolean;
  readonly paymentMethodId?: string | undefined;
}

/** An invoice, paid or failed. */
export interface InvoiceRow extends Row {
  readonly tenantId: string;
  readonly subscriptionId: string;
  readonly number: string;
  /** Milliseconds since the epoch, like the other times. */
  readonly at: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly planName: string;
  /** In minor units, such as cents. */
  readonly amount: number;
  readonly currency: string;
  readonly paid: boolean;
}
