import * as billing from '@gatehouse/sdk/billing';
import { describe, expect, it } from 'vitest';
import { createProvider, type StubbedResponses } from './provider';

const providers = 'GET /payment-providers/v1';
const configuration = 'GET /billing/payment-providers/stripe/public-configurations/v1';
const enabled = { providerType: 'Stripe', name: 'Cards', status: '1' };
const config = { id: 'c', name: 'Cards', active: true, publishableKey: 'pk_1' };

const read = (responses: StubbedResponses) => {
  const provider = createProvider(responses);
  return { ...provider, reading: provider.identity.of(billing).cardProvider().queryFn({}) };
};

describe('the card provider', () => {
  it('returns the key of its script', async () => {
    const { reading } = read({
      [providers]: [{ providerType: 'Other', status: '1' }, enabled],
      [configuration]: config,
    });
    expect(await reading).toEqual({ publishableKey: 'pk_1' });
  });

  it.each([
    ['is disabled', [{ ...enabled, status: '0' }]],
    ['has no status', [{ ...enabled, status: null }]],
    ['is of another type', [{ ...enabled, providerType: 'Paypal' }]],
    [
      'is enabled only for another type',
      [
        { ...enabled, status: '0' },
        { providerType: 'Paypal', status: '1' },
      ],
    ],
  ])('is not configured when it %s', async (_when, list) => {
    const { reading, names } = read({ [providers]: list, [configuration]: config });
    await expect(reading).rejects.toThrow('Payment provider not configured');
    expect(names()).toEqual([providers]);
  });

  it('is not configured when it is disabled', async () => {
    const { reading } = read({ [providers]: [enabled], [configuration]: { ...config, active: false } });
    await expect(reading).rejects.toThrow('Payment provider not configured');
  });

  it.each<[string, StubbedResponses]>([
    ['provider', { [providers]: [], [configuration]: config }],
    ['configuration', { [providers]: [enabled] }],
    ['content in the configuration', { [providers]: [enabled], [configuration]: undefined }],
    ['key', { [providers]: [enabled], [configuration]: { ...config, publishableKey: null } }],
  ])('is not authorized without a %s', async (_what, responses) => {
    await expect(read(responses).reading).rejects.toMatchObject({
      message: 'Not authorized',
      errorCode: 'not-authorized',
    });
  });
});

describe('preparing an account', () => {
  const created = {
    'POST /billing/tenant-configurations/v1': { id: 'c1' },
    'POST /billing/payment-providers/stripe/customers/v1': { stripeCustomerId: 'cus_1' },
  };
  const account = { tenantId: 't1', name: 'Ada', email: 'ada@lab.test', tenantName: 'Lab' };
  const prepare = async (responses: StubbedResponses) => {
    const { identity, sent } = createProvider(responses);
    await identity.of(billing).prepareAccount().mutationFn(account);
    return sent();
  };

  it.each<[string, StubbedResponses]>([
    ['missing', {}],
    [
      'empty',
      {
        'GET /billing/tenant-configurations/v1/t1': undefined,
        'GET /billing/payment-providers/stripe/customers/v1/t1': {},
      },
    ],
  ])('creates what is %s', async (_how, responses) => {
    expect(await prepare({ ...responses, ...created })).toEqual([
      ['GET /billing/tenant-configurations/v1/t1'],
      ['POST /billing/tenant-configurations/v1', { tenantId: 't1', providerType: 'Stripe' }],
      ['GET /billing/payment-providers/stripe/customers/v1/t1'],
      [
        'POST /billing/payment-providers/stripe/customers/v1',
        { name: 'Ada', email: 'ada@lab.test', tenantName: 'Lab' },
      ],
    ]);
  });
});

describe('the card setup', () => {
  const path = 'POST /billing/payment-providers/stripe/setup-intents/v1';
  const start = (response: unknown, paymentMethodId?: string) => {
    const provider = createProvider({ [path]: response });
    return { ...provider, starting: provider.identity.of(billing).startCardSetup().mutationFn({ paymentMethodId }) };
  };

  it('names the payment method that the card replaces', async () => {
    const { starting, sent } = start({ id: 'i', paymentMethodId: 'pm9', setupIntentSecret: 'secret' }, 'pm1');
    expect(await starting).toEqual({ setupIntentSecret: 'secret', paymentMethodId: 'pm9' });
    expect(sent()).toEqual([[path, { paymentMethodId: 'pm1' }]]);
  });

  it.each([[{ id: 'i' }], [{ setupIntentSecret: null }], [{ setupIntentSecret: '' }]])(
    'fails without a secret: %j',
    async (response) => {
      const { starting } = start(response);
      await expect(starting).rejects.toMatchObject({ message: 'Internal feature failure', statusCode: 500 });
    },
  );
});
