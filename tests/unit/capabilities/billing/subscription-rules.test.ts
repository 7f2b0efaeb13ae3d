import { errorTexts } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import {
  type ChangeableBilling,
  cancelRefusal,
  changeable,
  mayCancel,
  mayRenew,
  renewRefusal,
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatus,
} from '../../../../sdk/capabilities/billing/subscription-rules';

const billingWith = (own: Partial<Subscription> = {}, externallyManaged = false): ChangeableBilling => ({
  subscription: { id: 's1', status: 'ACTIVE', managed: true, ...own },
  externallyManaged,
});
const ending = { cancellation: { policy: 'atPeriodEnd' } };

describe('status', () => {
  it.each<[string | null | undefined, SubscriptionStatus]>([
    ['active', 'ACTIVE'],
    ['canceled', 'CANCELED'],
    ['incomplete', 'INCOMPLETE'],
    ['expired', 'EXPIRED'],
    ['trialing', 'TRIALING'],
    ['trialEnded', 'EXPIRED'],
    ['past_due', 'EXPIRED'],
    ['constructor', 'EXPIRED'],
    ['', 'EXPIRED'],
    [null, 'EXPIRED'],
    [undefined, 'EXPIRED'],
  ])('%j is %s', (sent, status) => {
    expect(subscriptionStatus(sent)).toBe(status);
  });
});

describe('canceling', () => {
  it('requires an active subscription', () => {
    expect(mayCancel(billingWith())).toBe(true);
    expect(mayCancel(billingWith({ cancellation: null }))).toBe(true);
  });

  it.each<SubscriptionStatus>(['CANCELED', 'INCOMPLETE', 'EXPIRED', 'TRIALING'])('is refused when %s', (status) => {
    expect(cancelRefusal(billingWith({ status }))).toBe('cancel-refused');
  });

  it.each([['atPeriodEnd'], ['immediately'], [null]])('is refused after a cancellation (%j)', (policy) => {
    expect(cancelRefusal(billingWith({ cancellation: { policy } }))).toBe('cancel-refused');
    expect(mayCancel(billingWith({ cancellation: { policy } }))).toBe(false);
  });
});

describe('renewing', () => {
  it.each<SubscriptionStatus>(['ACTIVE', 'CANCELED', 'TRIALING'])('reverts a cancellation when %s', (status) => {
    expect(mayRenew(billingWith({ status, ...ending }))).toBe(true);
  });

  it.each([[undefined], [null], [{ policy: 'immediately' }], [{}]])('is refused with %j', (cancellation) => {
    expect(renewRefusal(billingWith({ cancellation }))).toBe('renew-refused');
    expect(mayRenew(billingWith({ cancellation }))).toBe(false);
  });
});

describe('canceling and renewing', () => {
  it.each([
    ['cancel', cancelRefusal],
    ['renew', renewRefusal],
  ])('%s is refused for external billing and without a subscription', (_name, refusalOf) => {
    expect(refusalOf(billingWith(ending, true))).toBe('externally-managed');
    expect(refusalOf({ externallyManaged: false })).toBe('subscription-not-found');
    expect(refusalOf({ externallyManaged: true })).toBe('externally-managed');
  });

  it('throw the refusal with its text and status 500', () => {
    expect(() => changeable({ externallyManaged: false })).toThrow('Subscription not found');
    expect(() => changeable(billingWith({}, true))).toThrow('Billing is externally managed');
    expect(() => changeable(billingWith(), renewRefusal)).toThrow(errorTexts['renew-refused']);
    expect(() => changeable({ externallyManaged: false })).toThrow(
      expect.objectContaining({ statusCode: 500, errorCode: 'subscription-not-found' }),
    );
    expect(changeable(billingWith()).id).toBe('s1');
  });
});

it('the refusals have the specified texts', () => {
  expect(errorTexts).toMatchObject({
    'subscription-not-found': 'Subscription not found',
    'externally-managed': 'Billing is externally managed',
    'tenant-undefined': 'TenantId is not defined',
    'provider-not-configured': 'Payment provider not configured',
    'not-authorized': 'Not authorized',
    'internal-failure': 'Internal feature failure',
  });
});
