import * as billing from '@gatehouse/sdk/billing';
import { describe, expect, it } from 'vitest';
import { createProvider, type StubbedResponses } from './provider';

const subscription = {
  id: 'm1',
  externalId: 'sub_1',
  externallyManaged: false,
  startDate: '2026-01-01T00:00:00.000Z',
  status: 'active',
  cancellation: null,
  plan: { slug: 'team' },
};
const team = { id: 'p1', name: 'Team', slug: 'team', price: { amount: 49, currency: 'eur' } };
const free = { id: 'p0', name: 'Free', slug: 'free', price: null };
const card = { id: 'pm1', type: 'card', isDefault: false, last4: '4242', brand: 'visa', expMonth: 4, expYear: 2031 };
const summary = {
  subscriptionId: 'm1',
  currentPlanId: 'p1',
  defaultPlanId: 'p0',
  paymentMethodId: 'pm1',
  tenantConfigurationId: 'c1',
  providerType: 'Stripe',
  externallyManaged: false,
};

const complete: StubbedResponses = {
  'GET /billing/summaries/v1/t1': summary,
  'GET /subscriptions/v1': [subscription, { ...subscription, id: 'm2' }],
  'GET /billing/plans/v1': [free, team],
  'GET /billing/payment-methods/v1': [card, { id: 'pm2', type: 'sepa', isDefault: true }],
};

const read = (changes: StubbedResponses = {}, tenantId: string | undefined = 't1') => {
  const provider = createProvider({ ...complete, ...changes });
  const reading = provider.identity.of(billing).overview({ tenantId }).queryFn({});
  return { reading, ...provider };
};

describe('overview', () => {
  it('joins summary, first managed subscription, plan and first payment method', async () => {
    const { reading, names } = read();
    expect(await reading).toEqual({
      summary,
      externallyManaged: false,
      subscription: { ...subscription, status: 'ACTIVE', managed: true, planId: 'p1', paymentMethodId: 'pm1' },
      plan: { id: 'p1', name: 'Team', slug: 'team', price: 49, currency: 'eur', recurringInterval: 'month' },
      paymentMethod: card,
    });
    expect(names().sort()).toEqual(Object.keys(complete).sort());
  });

  it('prefers the managed subscription of the summary to an ended one', async () => {
    const over = { ...subscription, id: 'm0', status: 'canceled' };
    const { reading } = read({ 'GET /subscriptions/v1': [over, subscription] });
    expect((await reading).subscription).toMatchObject({ id: 'm1', status: 'ACTIVE' });
  });

  it('uses the subscription of the summary without a managed one', async () => {
    const { reading, names } = read({
      'GET /subscriptions/v1': [],
      'GET /billing/subscriptions/v1/m1': { ...subscription, status: 'trialing' },
    });
    expect((await reading).subscription).toMatchObject({ id: 'm1', status: 'TRIALING', managed: false });
    expect(names().at(-1)).toBe('GET /billing/subscriptions/v1/m1');
  });

  it('has no subscription when it does not exist', async () => {
    const { reading } = read({ 'GET /subscriptions/v1': [] });
    expect(await reading).not.toHaveProperty('subscription');
  });

  it('is empty for an account without billing', async () => {
    const { reading } = read({
      'GET /billing/summaries/v1/t1': 404,
      'GET /subscriptions/v1': [],
      'GET /billing/plans/v1': [],
      'GET /billing/payment-methods/v1': [],
    });
    expect(await reading).toEqual({ summary: {}, externallyManaged: false });
  });

  it('accepts null ids', async () => {
    const nulls = { subscriptionId: null, currentPlanId: null, paymentMethodId: null, externallyManaged: null };
    const { reading } = read({ 'GET /billing/summaries/v1/t1': nulls, 'GET /subscriptions/v1': [] });
    const overview = await reading;
    expect(overview).not.toHaveProperty('subscription');
    expect(overview).toMatchObject({ externallyManaged: false, summary: nulls });
  });

  it.each([
    ['the slug of the subscription when no id is sent', { currentPlanId: null }],
    ['the slug of the subscription when its id is not a plan', { currentPlanId: 'gone', defaultPlanId: 'p0' }],
  ])('finds the plan by %s', async (_by, changes) => {
    const { reading } = read({ 'GET /billing/summaries/v1/t1': { ...summary, ...changes } });
    expect((await reading).plan?.id).toBe('p1');
  });

  it('shows the default plan where there is no subscription', async () => {
    const { reading } = read({
      'GET /billing/summaries/v1/t1': { defaultPlanId: 'p0' },
      'GET /subscriptions/v1': [],
    });
    const { plan } = await reading;
    expect(plan).toMatchObject({ id: 'p0', currency: 'usd', recurringInterval: 'month' });
    expect(plan?.price).toBeUndefined();
  });

  it.each([
    ['summary', { 'GET /billing/summaries/v1/t1': { ...summary, externallyManaged: true } }],
    ['subscription', { 'GET /subscriptions/v1': [{ ...subscription, externallyManaged: true }] }],
  ])('is externally managed when the %s is', async (_who, changes) => {
    const overview = await read(changes).reading;
    expect(overview.externallyManaged).toBe(true);
    expect(billing.mayCancel(overview)).toBe(false);
  });
});

describe('lists', () => {
  const listed = (responses: StubbedResponses) => createProvider(responses).identity.of(billing);

  it('return invoices newest first, in major units, in dollars by default', async () => {
    const invoices = await listed({
      'GET /billing/invoices/v1': [
        { id: 'old', paymentDate: '2025-01-01T00:00:00Z', totalAmount: 1999, currency: 'eur', paid: true },
        { id: 'undated', totalAmount: null, currency: null },
        { id: 'new', paymentDate: '2026-01-01T00:00:00Z', totalAmount: 4900 },
      ],
    })
      .invoices()
      .queryFn({});
    expect(invoices.map(({ id, amount, currency }) => [id, amount, currency])).toEqual([
      ['new', 49, 'usd'],
      ['old', 19.99, 'eur'],
      ['undated', undefined, 'usd'],
    ]);
  });

  it('return payment methods as cards or unknown', async () => {
    const methods = await listed({
      'GET /billing/payment-methods/v1': [card, { id: 'pm2', type: 'sepa' }, { id: 'pm3', type: null }],
    })
      .paymentMethods()
      .queryFn({});
    expect(methods.map(({ id, type }) => [id, type])).toEqual([
      ['pm1', 'card'],
      ['pm2', 'unknown'],
      ['pm3', 'unknown'],
    ]);
  });

  it('return plans in the order of the provider, or one of them', async () => {
    const bound = listed({ 'GET /billing/plans/v1': [team, free], 'GET /billing/plans/v1/p1': team });
    expect((await bound.plans().queryFn({})).map(({ id }) => id)).toEqual(['p1', 'p0']);
    expect(await bound.plan({ planId: 'p1' }).queryFn({})).toMatchObject({ price: 49, recurringInterval: 'month' });
  });

  it.each([
    [{}, { allowPlanDowngrade: true, allowPlanCancellation: true }],
    [{ allowPlanDowngrade: false }, { allowPlanDowngrade: false, allowPlanCancellation: true }],
    [{ allowPlanCancellation: false }, { allowPlanDowngrade: true, allowPlanCancellation: false }],
  ])('restrict actions only when the vendor does: %j', async (response, rules) => {
    const path = 'GET /billing/configurations/vendor-public-configurations/v1';
    expect(
      await listed({ [path]: response })
        .vendorRules()
        .queryFn({}),
    ).toEqual(rules);
  });
});

describe('former subscriptions', () => {
  it('are the ended ones, the latest first, with their plans', async () => {
    const ended = (id: string, status: string, currentPeriodEnd?: string) => ({ id, status, currentPeriodEnd });
    const { identity } = createProvider({
      ...complete,
      'GET /billing/subscriptions/v1': [
        subscription,
        { ...ended('old', 'canceled', '2025-01-01T00:00:00.000Z'), plan: { slug: 'team' } },
        { ...ended('newer', 'trialEnded', '2025-06-01T00:00:00.000Z'), planId: 'p0' },
        ended('unknown', 'expired'),
      ],
    });
    const former = await identity.of(billing).formerSubscriptions().queryFn({});
    expect(former.map(({ id, status, planName }) => [id, status, planName])).toEqual([
      ['newer', 'EXPIRED', 'Free'],
      ['old', 'CANCELED', 'Team'],
      ['unknown', 'EXPIRED', undefined],
    ]);
  });
});

describe('an invoice file', () => {
  it.each([
    [{ id: 'i1', receiptNumber: '2026-001' }, 'invoice-2026-001.pdf'],
    [{ id: 'i1', receiptNumber: null }, 'invoice-i1.pdf'],
    [{ id: 'i1' }, 'invoice-i1.pdf'],
    [{ id: 'i1', receiptNumber: '../2026/1 "x"' }, 'invoice-..-2026-1-x-.pdf'],
  ])('%j is saved as %s', async (invoice, fileName) => {
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const { identity, queries } = createProvider({ 'GET /billing/invoices/v1/i1/pdf': pdf });
    const file = await identity.of(billing).downloadInvoice().mutationFn(invoice);
    expect(file.fileName).toBe(fileName);
    expect(await file.blob.text()).toBe('%PDF-1.7');
    expect(queries()).toEqual([{ outputFileName: fileName }]);
  });
});
