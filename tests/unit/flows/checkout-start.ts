import { expect } from 'vitest';
import { createFlow } from '../../../sdk/core/flow';
import { type CheckoutApi, type CheckoutDeps, type CheckoutStep, checkoutFlow } from '../../../sdk/flows/checkout/flow';
import { manualTimers } from './driven';
import { failing, refused } from './recorded';

export const card = { id: 'pm1', type: 'card', last4: '4242' };
export const managed = { id: 's1', status: 'active', plan: { slug: 'free' } };
export const pro = { id: 'pro', name: 'Pro', price: { amount: 49, currency: 'eur' } };

export const usual: CheckoutApi = {
  getPlan: async () => pro,
  listPlans: async () => [{ id: 'free', name: 'Free' }, pro],
  listProviders: async () => [{ providerType: 'Stripe', status: '1' }],
  getStripeConfig: async () => ({ active: true, publishableKey: 'pk_1' }),
  getSummary: async () => ({ tenantConfigurationId: 'c1', currentPlanId: 'free' }),
  listManagedSubscriptions: async () => [managed],
  getSubscription: failing(refused('gone', 404)),
  listPaymentMethods: async () => [],
  getTenantConfiguration: async () => ({ id: 'c1' }),
  createTenantConfiguration: async () => ({ id: 'c1' }),
  getStripeCustomer: async () => ({ stripeCustomerId: 'cus_1' }),
  createStripeCustomer: async () => ({ stripeCustomerId: 'cus_1' }),
  createSetupIntent: async () => ({ id: 'i1', paymentMethodId: 'pm9', setupIntentSecret: 'secret' }),
  updateManagedSubscription: async () => undefined,
  updateSubscription: async () => undefined,
};
export const trialing: Partial<CheckoutApi> = {
  listManagedSubscriptions: async () => [{ ...managed, status: 'trialing', trialEnd: '2026-05-09T00:00:00.000Z' }],
};
/** The plan to check out is the current one. */
export const onPro: Partial<CheckoutApi> = {
  getSummary: async () => ({ tenantConfigurationId: 'c1', currentPlanId: 'pro' }),
};
export const withCard: Partial<CheckoutApi> = { listPaymentMethods: async () => [card] };

export const reloaded = {
  billing: { summary: { currentPlanId: 'pro' }, externallyManaged: false },
  invoices: [{ id: 'i1', amount: 49, currency: 'eur' }],
};

export const start = (responses: Partial<CheckoutApi> = {}, others: Partial<CheckoutDeps> = {}) => {
  const calls: [name: string, input?: unknown][] = [];
  const note = (name: string, input?: unknown) => void calls.push(input === undefined ? [name] : [name, input]);
  const api = new Proxy(
    { ...usual, ...responses },
    {
      get: (target, name: keyof CheckoutApi) => async (input: never, options: { signal?: AbortSignal }) => {
        // As the client does: a canceled call is not sent.
        if (options.signal?.aborted) throw new DOMException('canceled', 'AbortError');
        note(name, input);
        return target[name](input, options);
      },
    },
  );
  const deps: CheckoutDeps = {
    api,
    account: () => ({ tenantId: 't1', name: 'Ada', email: 'ada@lab.test', tenantName: 'Lab' }),
    reload: async () => {
      note('reload');
      return reloaded;
    },
    ...others,
    confirmCard: async (secret) => {
      note('confirmCard', secret);
      return others.confirmCard?.(secret);
    },
  };
  const timers = manualTimers();
  const flow = createFlow(checkoutFlow, deps, { context: { planId: 'pro' }, environment: timers.environment });
  const until = (step: CheckoutStep) => expect.poll(() => flow.get().step).toBe(step);
  return {
    flow,
    calls,
    timers,
    until,
    names: () => calls.map(([name]) => name),
    ready: async () => {
      await until('ready');
      calls.length = 0;
    },
    confirm: async (step: CheckoutStep, input?: { newCard?: boolean }) => {
      await flow.send('confirm', input);
      await until(step);
    },
  };
};
