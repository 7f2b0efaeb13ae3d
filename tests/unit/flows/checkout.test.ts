import { createIdentity, IdentityError } from '@gatehouse/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createFlow } from '../../../sdk/core/flow';
import { checkoutDeps } from '../../../sdk/flows/checkout/deps';
import {
  type CheckoutApi,
  type CheckoutDeps,
  checkoutFlow,
  endsTrial,
  needsCard,
} from '../../../sdk/flows/checkout/flow';
import { onPro, pro, reloaded, start, trialing, withCard } from './checkout-start';
import { failsFirst } from './driven';
import { failing, outage, refused, unreachable } from './recorded';

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
