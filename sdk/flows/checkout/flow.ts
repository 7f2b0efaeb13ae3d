import {
  type CardSetup,
  createCardSetup,
  ensureCustomer,
  ensureTenantConfiguration,
  readCardProvider,
} from '../../capabilities/billing/card-provider';
import type { contract } from '../../capabilities/billing/contract';
import { billingError } from '../../capabilities/billing/errors';
import { toMinorUnits } from '../../capabilities/billing/money';
import {
  type BillingOverview,
  type Invoice,
  type Plan,
  paidPeriod,
  readOverview,
  toPlan,
} from '../../capabilities/billing/overview';
import { changePlan } from '../../capabilities/billing/plan-change';
import { type PlanCharge, planCharge } from '../../capabilities/billing/plan-charge';
import { changeable } from '../../capabilities/billing/subscription-rules';
import type { Api } from '../../core/api';
import { type IdentityError, isAbort, toIdentityError } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';

/** The four states of the specification, and `ready` between them: everything is loaded and the user decides. */
export type CheckoutStep = 'fetching' | 'ready' | 'loading' | 'error' | 'confirmed';

/** Billing data that a confirmed checkout reloads. */
export interface BillingState {
  billing: BillingOverview;
  invoices: Invoice[];
}

/** Context of the checkout. */
export interface CheckoutContext extends Partial<BillingState> {
  /** The plan to check out; set when the flow is created. */
  planId: string;
  plan?: Plan;
  /** Key for the card provider's script. */
  publishableKey?: string;
  card?: CardSetup;
  /** Whether the user pays with a new card although a payment method is stored. */
  newCard?: boolean;
  /** Set once confirming ended a trial without a call: the provider may still report the trial. */
  trialEnded?: boolean;
  /** Id of a card that was already confirmed: a retry must not confirm it twice. */
  takenCard?: string;
}

/** The account that checks out, from the session. */
export interface CheckoutAccount {
  tenantId: string | undefined;
  name: string;
  email: string;
  tenantName?: string;
}

/** The calls of the checkout. */
export type CheckoutApi = Pick<
  Api<typeof contract>,
  | 'getPlan'
  | 'listPlans'
  | 'listProviders'
  | 'getStripeConfig'
  | 'getSummary'
  | 'listManagedSubscriptions'
  | 'getSubscription'
  | 'listPaymentMethods'
  | 'getTenantConfiguration'
  | 'createTenantConfiguration'
  | 'getStripeCustomer'
  | 'createStripeCustomer'
  | 'createSetupIntent'
  | 'updateManagedSubscription'
  | 'updateSubscription'
>;

/** Dependencies of the checkout; `checkoutDeps` creates them from an identity. */
export interface CheckoutDeps {
  api: CheckoutApi;
  account(): CheckoutAccount;
  /**
   * Has the card provider's script store the entered card.
   * @returns the id of the payment method, if the script returns one.
   */
  confirmCard(setupIntentSecret: string): Promise<string | undefined>;
  /** Reloads billing information, payment method and invoices. A host with a cache reads through it. */
  reload(signal: AbortSignal): Promise<BillingState>;
}

type Args = HandlerArgs<CheckoutContext, CheckoutDeps>;
type Result = Transition<CheckoutStep, CheckoutContext>;

/** Returns whether the user has to enter a card. */
export const needsCard = ({ billing, newCard }: Pick<CheckoutContext, 'billing' | 'newCard'>): boolean =>
  newCard === true || !billing?.paymentMethod;

/**
 * Returns whether confirming only ends a trial of the same plan, without a call: the provider then charges the stored
 * payment method. Another plan is an update.
 */
export const endsTrial = (context: Pick<CheckoutContext, 'billing' | 'newCard' | 'planId'>): boolean => {
  const { billing, planId } = context;
  return billing?.subscription?.status === 'TRIALING' && billing.plan?.id === planId && !needsCard(context);
};

/**
 * Returns what confirming costs at once; undefined while billing and plan are loading.
 * @param now Milliseconds since the epoch.
 */
export const chargeToday = (
  context: Pick<CheckoutContext, 'billing' | 'newCard' | 'planId' | 'plan'>,
  now: number,
): PlanCharge | undefined => {
  const { billing, plan } = context;
  if (!billing || !plan) return undefined;
  if (endsTrial(context)) return { due: 0, credit: 0, days: 0 };
  return planCharge(paidPeriod(billing), { id: plan.id, price: toMinorUnits(plan.price ?? 0) }, now);
};

/** Error code of a card form whose secret was used already. */
const SETUP_ENDED = 'card-setup-ended';

const failed = (error: unknown, context?: Partial<CheckoutContext>): Result => {
  if (isAbort(error)) throw error;
  return { step: 'error', error: toIdentityError(error), ...(context && { context }) };
};

/** Sets the account up if needed, which makes billing data read before it stale. */
const prepare = async ({ deps, signal }: Args, before: BillingOverview): Promise<BillingOverview> => {
  const { tenantId, ...customer } = deps.account();
  if (!tenantId || before.externallyManaged) return before;
  const options = { signal };
  const configured =
    !before.summary.tenantConfigurationId && (await ensureTenantConfiguration(deps.api, tenantId, options));
  const customerCreated = await ensureCustomer(deps.api, { tenantId, ...customer }, options);
  return configured || customerCreated ? readOverview(deps.api, tenantId, options) : before;
};

const load = async (args: Args): Promise<Result> => {
  const { context, deps, signal } = args;
  const options = { signal };
  try {
    const [plan, provider, overview] = await Promise.all([
      deps.api.getPlan({ planId: context.planId }, options),
      readCardProvider(deps.api, options),
      readOverview(deps.api, deps.account().tenantId, options),
    ]);
    const billing = await prepare(args, overview);
    // A subscription that cannot be changed needs no card.
    changeable(billing);
    const card = await createCardSetup(deps.api, billing.paymentMethod?.id, options);
    return {
      step: 'ready',
      context: { plan: toPlan(plan), publishableKey: provider.publishableKey, billing, card },
    };
  } catch (error) {
    return failed(error);
  }
};

const confirmed = (context: Partial<CheckoutContext>, error?: IdentityError): Result => ({
  step: 'confirmed',
  context,
  error,
});

/** Returns the payment method to charge: the stored one, or the entered card. */
const payingMethod = async ({ context, deps }: Args): Promise<string> => {
  const existingId = needsCard(context) ? context.takenCard : context.billing?.paymentMethod?.id;
  if (existingId) return existingId;
  if (!context.card) throw billingError('internal-failure', { statusCode: 500 });
  const named = await deps.confirmCard(context.card.setupIntentSecret);
  const paymentMethodId = context.card.paymentMethodId ?? named;
  if (!paymentMethodId) throw billingError('internal-failure', { statusCode: 500 });
  return paymentMethodId;
};

const pay = async (args: Args): Promise<Result> => {
  const { context, deps, signal } = args;
  const { billing, planId } = context;
  if (billing?.subscription && endsTrial(context)) {
    const { trialEnd, currentPeriodEnd } = billing.subscription;
    // The first charge is at the end of the trial.
    const end = { trialEnd: null, currentPeriodEnd: trialEnd ?? currentPeriodEnd };
    const subscription = { ...billing.subscription, ...end, status: 'ACTIVE' } as const;
    return confirmed({ billing: { ...billing, subscription }, trialEnded: true });
  }
  let takenCard: string | undefined;
  try {
    if (!billing) throw billingError('internal-failure', { statusCode: 500 });
    const paymentMethodId = await payingMethod(args);
    if (needsCard(context)) takenCard = paymentMethodId;
    await changePlan(deps.api, { billing, planId, paymentMethodId }, { signal });
  } catch (error) {
    // A used secret cannot be retried: the checkout reloads everything with a new one.
    const isUsedUp = toIdentityError(error).errorCode === SETUP_ENDED;
    return failed(error, { takenCard, ...(isUsedUp && { card: undefined }) });
  }
  try {
    return confirmed({ ...(await deps.reload(signal)), takenCard: undefined });
  } catch (error) {
    if (isAbort(error)) throw error;
    // The plan has changed: a failed reload does not undo it.
    return confirmed({ takenCard: undefined }, toIdentityError(error));
  }
};

const confirm = (_args: Args, { newCard }: { newCard?: boolean } = {}): Result => ({
  step: 'loading',
  context: { newCard },
});

/** Changes to a plan and pays for it. Start it with `context: { planId }`. */
export const checkoutFlow = defineFlow<CheckoutStep, CheckoutContext, CheckoutDeps>()({
  name: 'checkout',
  initial: 'fetching',
  context: { planId: '' },
  steps: {
    fetching: { after: { ms: 0, run: load } },
    ready: { on: { confirm } },
    loading: { after: { ms: 0, run: pay } },
    error: {
      on: {
        /** Retries what failed: loading, or the payment. */
        retry: ({ context }: Args): Result => ({ step: context.card ? 'loading' : 'fetching' }),
        back: ({ context }: Args): Result => {
          // A confirmed card has used its secret: another card needs a new one.
          const usable = context.card && !context.takenCard;
          return usable ? { step: 'ready' } : { step: 'fetching', context: { card: undefined, takenCard: undefined } };
        },
      },
    },
    confirmed: {},
  },
});
