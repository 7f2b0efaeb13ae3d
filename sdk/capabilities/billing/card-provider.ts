import type { Api, CallOptions } from '../../core/api';
import type { CardConfiguration, contract, PaymentProvider } from './contract';
import { billingFault } from './errors';
import { orAbsent } from './overview';

const CARD_PROVIDER = 'Stripe';
const ENABLED = '1';

type BillingApi = Api<typeof contract>;

/** What a page needs to load the card provider's own script. */
export interface CardProvider {
  publishableKey: string;
}

const cardProvider = (config: CardConfiguration | undefined): CardProvider => {
  if (!config?.publishableKey) throw billingFault('not-authorized');
  if (config.active === false) throw billingFault('provider-not-configured');
  return { publishableKey: config.publishableKey };
};

/**
 * Whether the vendor takes cards.
 * @throws IdentityError `not-authorized` when no provider is set up at all, `provider-not-configured` when none of
 * them is enabled and for cards.
 */
export const checkProviders = (providers: readonly PaymentProvider[]): void => {
  if (providers.length === 0) throw billingFault('not-authorized');
  const usable = providers.some(({ providerType, status }) => providerType === CARD_PROVIDER && status === ENABLED);
  if (!usable) throw billingFault('provider-not-configured');
};

/**
 * Returns the configuration of the card provider. It is requested only where the provider is enabled: otherwise the call is
 * refused.
 */
export const readCardProvider = async (
  api: Pick<BillingApi, 'listProviders' | 'getStripeConfig'>,
  options?: CallOptions,
): Promise<CardProvider> => {
  checkProviders(await api.listProviders(undefined, options));
  return cardProvider(await orAbsent(api.getStripeConfig(undefined, options)));
};

/** Who is billed. */
export interface BilledAccount {
  tenantId: string;
  name: string;
  email: string;
  tenantName?: string;
}

/** Sets the account up for card payments when it is not yet; true when it was new. */
export const ensureTenantConfiguration = async (
  api: Pick<BillingApi, 'getTenantConfiguration' | 'createTenantConfiguration'>,
  tenantId: string,
  options?: CallOptions,
): Promise<boolean> => {
  const known = await orAbsent(api.getTenantConfiguration({ tenantId }, options));
  if (known?.id) return false;
  await api.createTenantConfiguration({ tenantId, providerType: CARD_PROVIDER }, options);
  return true;
};

/** Makes the account a customer of the card provider when it is not yet; true when it was new. */
export const ensureCustomer = async (
  api: Pick<BillingApi, 'getStripeCustomer' | 'createStripeCustomer'>,
  { tenantId, ...customer }: BilledAccount,
  options?: CallOptions,
): Promise<boolean> => {
  const known = await orAbsent(api.getStripeCustomer({ tenantId }, options));
  if (known?.stripeCustomerId) return false;
  await api.createStripeCustomer(customer, options);
  return true;
};

/** The secret with which the card provider's script takes a card, and the payment method the card becomes. */
export interface CardSetup {
  setupIntentSecret: string;
  paymentMethodId?: string;
}

/**
 * Starts taking a card.
 * @param paymentMethodId The payment method that the card replaces.
 * @throws IdentityError `internal-failure` with status 500 when the provider gives no secret.
 */
export const createCardSetup = async (
  api: Pick<BillingApi, 'createSetupIntent'>,
  paymentMethodId?: string,
  options?: CallOptions,
): Promise<CardSetup> => {
  const intent = await api.createSetupIntent({ paymentMethodId }, options);
  if (!intent.setupIntentSecret) throw billingFault('internal-failure', { statusCode: 500 });
  return {
    setupIntentSecret: intent.setupIntentSecret,
    ...(intent.paymentMethodId && { paymentMethodId: intent.paymentMethodId }),
  };
};
