import { createIdentity } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { createFlow } from '../../../sdk/core/flow';
import { checkoutDeps } from '../../../sdk/flows/checkout/deps';
import { type CheckoutContext, checkoutFlow } from '../../../sdk/flows/checkout/flow';
import { createRecorder, json } from '../../support/recorder';
import { unreachable } from './recorded';

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
