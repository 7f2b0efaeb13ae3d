import { errorTexts } from '@gatehouse/sdk';
import * as billing from '@gatehouse/sdk/billing';
import { describe, expect, it } from 'vitest';
import { createProvider } from './provider';

const done = {
  'PUT /subscriptions/v1/s1/cancellations/': undefined,
  'PUT /billing/subscriptions/v1/s1/cancellations/': undefined,
  'PUT /subscriptions/v1/s1/renewals/': undefined,
  'PUT /billing/subscriptions/v1/s1/renewals/': undefined,
  'PUT /subscriptions/v1/s1': undefined,
  'PUT /billing/subscriptions/v1/s1': undefined,
};

const billingOf = (own: Partial<billing.Subscription> = {}): billing.ChangeableBilling => ({
  subscription: { id: 's1', status: 'ACTIVE', managed: true, ...own },
  externallyManaged: false,
});
const ending = { cancellation: { policy: 'atPeriodEnd' } };

describe('canceling and renewing', () => {
  it.each([
    [true, 'PUT /subscriptions/v1/s1/cancellations/'],
    [false, 'PUT /billing/subscriptions/v1/s1/cancellations/'],
  ])('cancels a subscription (managed: %s) with an empty body', async (managed, call) => {
    const { identity, sent } = createProvider(done);
    await identity.of(billing).cancel().mutationFn(billingOf({ managed }));
    expect(sent()).toEqual([[call, {}]]);
  });

  it.each([
    [true, 'PUT /subscriptions/v1/s1/renewals/'],
    [false, 'PUT /billing/subscriptions/v1/s1/renewals/'],
  ])('renews a subscription (managed: %s) with an empty body', async (managed, call) => {
    const { identity, sent } = createProvider(done);
    await identity
      .of(billing)
      .renew()
      .mutationFn(billingOf({ managed, ...ending }));
    expect(sent()).toEqual([[call, {}]]);
  });

  it.each([
    ['cancel', billingOf({ status: 'TRIALING' }), errorTexts['cancel-refused']],
    ['cancel', billingOf(ending), errorTexts['cancel-refused']],
    ['cancel', { externallyManaged: false }, 'Subscription not found'],
    ['cancel', { ...billingOf(), externallyManaged: true }, 'Billing is externally managed'],
    ['renew', billingOf(), errorTexts['renew-refused']],
    ['renew', { externallyManaged: false }, 'Subscription not found'],
    ['renew', { ...billingOf(ending), externallyManaged: true }, 'Billing is externally managed'],
  ] as const)('%s is refused without a request (%#)', async (name, state, message) => {
    const { identity, sent } = createProvider(done);
    const change = identity.of(billing)[name]();
    await expect(change.mutationFn(state)).rejects.toMatchObject({ message, statusCode: 500 });
    expect(sent()).toEqual([]);
  });

  it('passes a refusal of the provider on', async () => {
    const { identity, sent } = createProvider({ 'PUT /subscriptions/v1/s1/cancellations/': 500 });
    const change = identity.of(billing).cancel();
    await expect(change.mutationFn(billingOf())).rejects.toMatchObject({ message: 'refused', statusCode: 500 });
    expect(sent()).toHaveLength(1);
    expect(change.meta.invalidates).toEqual(['billing']);
  });
});

describe('a change of the plan', () => {
  it.each([
    [true, 'PUT /subscriptions/v1/s1'],
    [false, 'PUT /billing/subscriptions/v1/s1'],
  ])('sends the payment method (managed: %s)', async (managed, call) => {
    const { identity, sent } = createProvider(done);
    const change = { billing: billingOf({ managed }), planId: 'p1', paymentMethodId: 'pm1' };
    await identity.of(billing).updatePlan().mutationFn(change);
    expect(sent()).toEqual([[call, { planId: 'p1', paymentMethodId: 'pm1' }]]);
  });

  it('requires a subscription', async () => {
    const { identity, sent } = createProvider(done);
    const change = { billing: { externallyManaged: false }, planId: 'p1', paymentMethodId: 'pm1' };
    await expect(identity.of(billing).updatePlan().mutationFn(change)).rejects.toThrow('Subscription not found');
    expect(sent()).toEqual([]);
  });
});

describe('billing details', () => {
  it('send the id in the path and only given fields', async () => {
    const { identity, sent } = createProvider({ 'PATCH /billing/payment-methods/v1/pm1/billing-details': {} });
    const address = { addressLine1: 'Main street 1', addressLine2: undefined, city: 'Haifa', country: 'IL' };
    await identity.of(billing).updateBillingDetails().mutationFn({ id: 'pm1', address });
    expect(sent()).toEqual([
      [
        'PATCH /billing/payment-methods/v1/pm1/billing-details',
        { address: { addressLine1: 'Main street 1', city: 'Haifa', country: 'IL' } },
      ],
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

  it('invalidates nothing', () => {
    const { identity } = createProvider({});
    expect(identity.of(billing).downloadInvoice().meta.invalidates).toEqual([]);
  });
});
