import type { Api, CallOptions } from '../../core/api';
import type { CardConfiguration, contract, PaymentProvider } from './contract';
import { billingError } from './errors';
import { orAbsent } from './overview';

const CARD_PROVIDER = 'Stripe';
const ENABLED = '1';

type BillingApi = Api<typeof contract>;

/** What a page needs to load the script of the card provider. */
export interface CardProvider {
  publishableKey: string;
}

const cardProvider = (config: CardConfiguration | undefined): CardProvider => {
  if (!config?.publishableKey) throw billingError('not-authorized');
  if (config.active === false) throw billingError('provider-not-configured');
  return { publishableKey: config.publishableKey };
};

/**
 * Checks that the vendor takes cards.
 * @throws IdentityError `not-authorized` when no provider is set up, `provider-not-configured` when none of them is
 * enabled for cards.
 */
export const checkProviders = (providers: readonly PaymentProvider[]): void => {
  if (providers.length === 0) throw billingError('not-authorized');
  const usable = providers.some(({ providerType, status }) => providerType === CARD_PROVIDER && status === ENABLED);
  if (!usable) throw billingError('provider-not-configured');
};

/**
 * Returns the configuration of the card provider. Only read when the provider is enabled: otherwise the call is
 * refused.
 */
export const readCardProvider = async (
  api: Pick<BillingApi, 'listProviders' | 'getStripeConfig'>,
  options?: CallOptions,
): Promise<CardProvider> => {
  checkProviders(await api.listProviders(undefined, options));
  return cardProvider(await orAbsent(api.getStripeConfig(undefined, options)));
};

/** The account that is billed. */
export interface BilledAccount {
  tenantId: string;
  name: string;
  email: string;
  tenantName?: string;
}

/** Sets the account up for card payments unless it is; returns whether it was new. */
export const ensureTenantConfiguration = async (
  api: Pick<BillingApi, 'getTenantConfiguration' | 'createTenantConfiguration'>,
  tenantId: string,
  options?: CallOptions,
): Promise<boolean> => {
  const configuration = await orAbsent(api.getTenantConfiguration({ tenantId }, options));
  if (configuration?.id) return false;
  await api.createTenantConfiguration({ tenantId, providerType: CARD_PROVIDER }, options);
  return true;
};

/** Creates the account's customer at the card provider unless it exists; returns whether it was new. */
export const ensureCustomer = async (
  api: Pick<BillingApi, 'getStripeCustomer' | 'createStripeCustomer'>,
  { tenantId, ...customer }: BilledAccount,
  options?: CallOptions,
): Promise<boolean> => {
  const stripeCustomer = await orAbsent(api.getStripeCustomer({ tenantId }, options));
  if (stripeCustomer?.stripeCustomerId) return false;
  await api.createStripeCustomer(customer, options);
  return true;
};

/** The secret that the card provider's script confirms, and the payment method that the card becomes. */
export interface CardSetup {
  setupIntentSecret: string;
  paymentMethodId?: string;
}

/**
 * Starts collecting a card.
 * @param paymentMethodId The payment method that the card replaces.
 * @throws IdentityError `internal-failure` with status 500 when the provider returns no secret.
 */
export const createCardSetup = async (
  api: Pick<BillingApi, 'createSetupIntent'>,
  paymentMethodId?: string,
  options?: CallOptions,
): Promise<CardSetup> => {
  const intent = await api.createSetupIntent({ paymentMethodId }, options);
  if (!intent.setupIntentSecret) throw billingError('internal-failure', { statusCode: 500 });
  return {
    setupIntentSecret: intent.setupIntentSecret,
    ...(intent.paymentMethodId && { paymentMethodId: intent.paymentMethodId }),
  };
};
