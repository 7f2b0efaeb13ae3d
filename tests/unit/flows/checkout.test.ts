import { createIdentity, IdentityError } from '@gatehouse/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createFlow } from '../../../sdk/core/flow';
import { checkoutDeps } from '../../../sdk/flows/checkout/deps';
import {
  type CheckoutApi,
  type CheckoutContext,
  type CheckoutDeps,
  type CheckoutStep,
  checkoutFlow,
  endsTrial,
  needsCard,
} from '../../../sdk/flows/checkout/flow';
import { createRecorder, json } from '../../support/recorder';
import { failsFirst, manualTimers } from './driven';
import { failing, outage, refused, unreachable } from './recorded';

const card = { id: 'pm1', type: 'card', last4: '4242' };
const managed = { id: 's1', status: 'active', plan: { slug: 'free' } };
const pro = { id: 'pro', name: 'Pro', price: { amount: 49, currency: 'eur' } };

const usual: CheckoutApi = {
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
const trialing: Partial<CheckoutApi> = {
  listManagedSubscriptions: async () => [{ ...managed, status: 'trialing', trialEnd: '2026-05-09T00:00:00.000Z' }],
};
/** The plan to check out is the current one. */
const onPro: Partial<CheckoutApi> = {
  getSummary: async () => ({ tenantConfigurationId: 'c1', currentPlanId: 'pro' }),
};
const withCard: Partial<CheckoutApi> = { listPaymentMethods: async () => [card] };

const reloaded = {
  billing: { summary: { currentPlanId: 'pro' }, externallyManaged: false },
  invoices: [{ id: 'i1', amount: 49, currency: 'eur' }],
};

const start = (responses: Partial<CheckoutApi> = {}, others: Partial<CheckoutDeps> = {}) => {
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

describe('fetching', () => {
  it('loads plan, provider, billing and the secret for a card', async () => {
    const { flow, calls, until } = start();
    expect(flow.get()).toMatchObject({ step: 'fetching', context: { planId: 'pro' } });
    expect(calls).toEqual([]);
    await until('ready');
    expect(flow.get()).toMatchObject({
      error: null,
      busy: null,
      context: {
        plan: { id: 'pro', price: 49, currency: 'eur', recurringInterval: 'month' },
        publishableKey: 'pk_1',
        billing: { subscription: { id: 's1', status: 'ACTIVE', managed: true } },
        card: { setupIntentSecret: 'secret', paymentMethodId: 'pm9' },
      },
    });
    expect(calls).toContainEqual(['getPlan', { planId: 'pro' }]);
    expect(calls).toContainEqual(['getSummary', { tenantId: 't1' }]);
    expect(calls.at(-1)).toEqual(['createSetupIntent', { paymentMethodId: undefined }]);
  });

  it('names the payment method to replace', async () => {
    const { calls, until } = start(withCard);
    await until('ready');
    expect(calls.at(-1)).toEqual(['createSetupIntent', { paymentMethodId: 'pm1' }]);
  });

  it('prepares a new account before it requests a secret, and reads its billing again', async () => {
    const { calls, names, until } = start({
      getSummary: failing(refused('none', 404)),
      getTenantConfiguration: failing(refused('none', 404)),
      getStripeCustomer: failing(refused('none', 404)),
    });
    await until('ready');
    expect(calls).toContainEqual(['createTenantConfiguration', { tenantId: 't1', providerType: 'Stripe' }]);
    expect(calls).toContainEqual(['createStripeCustomer', { name: 'Ada', email: 'ada@lab.test', tenantName: 'Lab' }]);
    expect(names().filter((name) => name === 'getSummary')).toHaveLength(2);
    expect(names().lastIndexOf('getSummary')).toBeGreaterThan(names().indexOf('createStripeCustomer'));
    expect(names().at(-1)).toBe('createSetupIntent');
  });

  it('creates nothing for a prepared account', async () => {
    const { names, until } = start();
    await until('ready');
    expect(names().filter((name) => name.startsWith('create'))).toEqual(['createSetupIntent']);
    expect(names()).not.toContain('getTenantConfiguration');
  });

  const foreign: CheckoutApi['getSummary'] = async () => ({ externallyManaged: true });
  it.each<[string, Partial<CheckoutApi>, Partial<CheckoutDeps>]>([
    ['Payment provider not configured', { listProviders: async () => [{ providerType: 'Stripe', status: '0' }] }, {}],
    ['Not authorized', { listProviders: async () => [] }, {}],
    ['TenantId is not defined', {}, { account: () => ({ tenantId: undefined, name: '', email: '' }) }],
    ['Billing is externally managed', { getSummary: foreign, getStripeCustomer: failing(refused('none', 404)) }, {}],
    ['Subscription not found', { listManagedSubscriptions: async () => [] }, {}],
  ])('ends in "%s" without creating anything', async (message, responses, others) => {
    const { flow, names, until } = start(responses, others);
    await until('error');
    expect(flow.get()).toMatchObject({ error: { message }, busy: null });
    expect(names().filter((name) => name.startsWith('create'))).toEqual([]);
  });

  it('ends in "Internal feature failure" without a secret', async () => {
    const { flow, until } = start({ createSetupIntent: async () => ({ id: 'i1' }) });
    await until('error');
    expect(flow.get().error).toMatchObject({ message: 'Internal feature failure', statusCode: 500 });
  });

  it('can be retried, without the error', async () => {
    const getPlan = vi.fn(failsFirst(outage, pro));
    const { flow, until } = start({ getPlan });
    await until('error');
    expect(flow.get().error?.errorCode).toBe('network');
    await flow.send('retry');
    expect(flow.get()).toMatchObject({ step: 'fetching', error: null });
    await until('ready');
    expect(getPlan).toHaveBeenCalledTimes(2);
  });

  it('makes no further request after disposal', async () => {
    const { flow, names, timers } = start();
    flow.stop();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(flow.get().step).toBe('fetching');
    expect(timers.pending()).toEqual([]);
    expect(names()).not.toContain('createSetupIntent');
  });

  it('does nothing where a preview starts', async () => {
    const deps = checkoutDeps(createIdentity({ baseUrl: 'https://id.test', clientId: 'host' }), {
      confirmCard: async () => undefined,
    });
    const drawn = (['fetching', 'loading'] as const).map((step) => createFlow(checkoutFlow, deps, { step }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(drawn.map((flow) => flow.get().busy)).toEqual([null, null]);
  });
});

describe('confirming', () => {
  it('ends a trial without a call when there is a payment method', async () => {
    const { flow, calls, confirm, ready } = start({ ...trialing, ...withCard, ...onPro });
    await ready();
    expect(endsTrial(flow.get().context)).toBe(true);
    await confirm('confirmed');
    expect(flow.get().context.billing?.subscription).toMatchObject({
      id: 's1',
      status: 'ACTIVE',
      trialEnd: null,
      // The first charge is at the end of the trial.
      currentPeriodEnd: '2026-05-09T00:00:00.000Z',
    });
    expect(flow.get().context.trialEnded).toBe(true);
    expect(flow.get().error).toBeNull();
    expect(calls).toEqual([]);
  });

  it('updates the subscription to another plan during a trial', async () => {
    const { flow, calls, confirm, ready } = start({ ...trialing, ...withCard });
    await ready();
    expect(endsTrial(flow.get().context)).toBe(false);
    await confirm('confirmed');
    expect(calls).toEqual([
      ['updateManagedSubscription', { subscriptionId: 's1', planId: 'pro', paymentMethodId: 'pm1' }],
      ['reload'],
    ]);
    expect(flow.get()).toMatchObject({ step: 'confirmed', context: reloaded });
    expect(flow.get().context.trialEnded).toBeUndefined();
  });

  it('requires a card in a trial without a payment method', async () => {
    const { flow, calls, confirm, ready } = start(trialing);
    await ready();
    expect(needsCard(flow.get().context)).toBe(true);
    await confirm('confirmed');
    expect(calls).toEqual([
      ['confirmCard', 'secret'],
      ['updateManagedSubscription', { subscriptionId: 's1', planId: 'pro', paymentMethodId: 'pm9' }],
      ['reload'],
    ]);
    expect(flow.get()).toMatchObject({ step: 'confirmed', context: reloaded, error: null });
  });

  it('pays with a new card on request, in a trial, too', async () => {
    const { names, calls, confirm, ready } = start({ ...trialing, ...withCard });
    await ready();
    await confirm('confirmed', { newCard: true });
    expect(names()).toEqual(['confirmCard', 'updateManagedSubscription', 'reload']);
    expect(calls[1]?.[1]).toMatchObject({ paymentMethodId: 'pm9' });
  });

  it('uses the id of the script when the provider returned none', async () => {
    const createSetupIntent: CheckoutApi['createSetupIntent'] = async () => ({ setupIntentSecret: 'secret' });
    const { calls, confirm, ready } = start({ createSetupIntent }, { confirmCard: async () => 'pm_script' });
    await ready();
    await confirm('confirmed');
    expect(calls[1]).toEqual([
      'updateManagedSubscription',
      { subscriptionId: 's1', planId: 'pro', paymentMethodId: 'pm_script' },
    ]);
  });

  it('fails without a payment method', async () => {
    const createSetupIntent: CheckoutApi['createSetupIntent'] = async () => ({ setupIntentSecret: 'secret' });
    const { flow, names, confirm, ready } = start({ createSetupIntent });
    await ready();
    await confirm('error');
    expect(flow.get().error?.message).toBe('Internal feature failure');
    expect(names()).toEqual(['confirmCard']);
  });

  it('changes an unmanaged subscription at its own address', async () => {
    const { calls, confirm, ready } = start({
      ...withCard,
      listManagedSubscriptions: async () => [],
      getSummary: async () => ({ tenantConfigurationId: 'c1', subscriptionId: 's2' }),
      getSubscription: async () => ({ id: 's2', status: 'active' }),
    });
    await ready();
    await confirm('confirmed');
    expect(calls[0]).toEqual(['updateSubscription', { subscriptionId: 's2', planId: 'pro', paymentMethodId: 'pm1' }]);
  });

  it('accepts another card after a refused one', async () => {
    const confirmCard = failsFirst(new Error('Your card was declined.'), undefined);
    const { flow, names, confirm, ready } = start({}, { confirmCard });
    await ready();
    await confirm('error');
    expect(names()).toEqual(['confirmCard']);
    await flow.send('back');
    expect(flow.get()).toMatchObject({ step: 'ready', error: null });
    await confirm('confirmed');
    expect(names()).toEqual(['confirmCard', 'confirmCard', 'updateManagedSubscription', 'reload']);
  });

  const refusedOnce = () => failsFirst(refused('Try later', 503), undefined);

  it('does not submit a card twice when the plan could not be changed', async () => {
    const { flow, names, until, confirm, ready } = start({ updateManagedSubscription: refusedOnce() });
    await ready();
    await confirm('error');
    expect(flow.get().error).toMatchObject({ message: 'Try later', statusCode: 503 });
    await flow.send('retry');
    expect(flow.get()).toMatchObject({ step: 'loading', error: null });
    await until('confirmed');
    expect(names()).toEqual(['confirmCard', 'updateManagedSubscription', 'updateManagedSubscription', 'reload']);
  });

  it('requests a new secret for another card', async () => {
    const { flow, names, until, confirm, ready } = start({ updateManagedSubscription: refusedOnce() });
    await ready();
    await confirm('error');
    await flow.send('back');
    expect(flow.get().step).toBe('fetching');
    expect(flow.get().context.card).toBeUndefined();
    await until('ready');
    expect(names().at(-1)).toBe('createSetupIntent');
    await confirm('confirmed');
    expect(names().filter((name) => name === 'confirmCard')).toHaveLength(2);
  });

  it('requests a new secret when that of the form is used up', async () => {
    const usedUp = async () => {
      throw new IdentityError('card-setup-ended');
    };
    const { flow, names, until, confirm, ready } = start({}, { confirmCard: usedUp });
    await ready();
    await confirm('error');
    await flow.send('retry');
    expect(flow.get().step).toBe('fetching');
    await until('ready');
    expect(names().at(-1)).toBe('createSetupIntent');
  });

  it('stays confirmed when the view cannot be updated', async () => {
    const { flow, confirm, ready } = start(withCard, { reload: unreachable });
    await ready();
    await confirm('confirmed');
    expect(flow.get()).toMatchObject({
      error: { errorCode: 'network' },
      context: { billing: { externallyManaged: false } },
    });
  });

  it('pays once for repeated submits', async () => {
    const { flow, names, until, ready } = start(withCard);
    await ready();
    await Promise.all(Array.from({ length: 10 }, () => flow.send('confirm')));
    await flow.send('confirm');
    await until('confirmed');
    await flow.send('confirm');
    expect(names()).toEqual(['updateManagedSubscription', 'reload']);
  });
});

describe('with an identity', () => {
  const context: Partial<CheckoutContext> = { planId: 'pro' };

  it('refetches billing and invoices', async () => {
    const { calls, fetch } = createRecorder([() => json([])]);
    const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent' });
    const session = {
      get: () => ({
        status: 'authenticated' as const,
        degraded: false,
        profile: 'loaded' as const,
        claims: {},
        user: {
          id: 'u',
          email: 'ada@lab.test',
          name: 'Ada',
          tenantId: 't1',
          tenantIds: [],
          roles: [],
          permissions: [],
        },
        tenants: { tenants: [], activeTenant: { tenantId: 't1', name: 'Lab' } },
      }),
    };
    const deps = checkoutDeps({ call: identity.call, session }, { confirmCard: async () => undefined });
    expect(deps.account()).toEqual({ tenantId: 't1', name: 'Ada', email: 'ada@lab.test', tenantName: 'Lab' });
    const readings = deps.reload(new AbortController().signal);
    // An empty list is not a summary: the error of the response is thrown.
    await expect(readings).rejects.toMatchObject({ errorCode: 'unexpected-response' });
    expect(calls.map(({ url }) => url.pathname.split('/resources/')[1]).sort()).toEqual([
      'billing/invoices/v1',
      'billing/payment-methods/v1',
      'billing/plans/v1',
      'billing/summaries/v1/t1',
      'subscriptions/v1',
    ]);
  });

  it('has no account while no user is signed in', async () => {
    const identity = createIdentity({
      baseUrl: 'https://id.test',
      clientId: 'host',
      logLevel: 'silent',
      fetch: unreachable,
    });
    const deps = checkoutDeps(identity, { confirmCard: async () => undefined });
    expect(deps.account().tenantId).toBeUndefined();
    await expect(deps.reload(new AbortController().signal)).rejects.toThrow('TenantId is not defined');
    expect(createFlow(checkoutFlow, deps, { context, step: 'ready' }).get().context).toEqual(context);
  });
});
