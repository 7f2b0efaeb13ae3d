import { errorTexts } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { formatMoney, fromMinorUnits } from '../../../../sdk/capabilities/billing/money';
import { featureChanges } from '../../../../sdk/capabilities/billing/plan-change';
import { planCharge } from '../../../../sdk/capabilities/billing/plan-charge';
import { addressLines } from '../../../../sdk/capabilities/billing/postal-address';
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

/** Intl separates with spaces that do not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('minor units', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [99, 0.99],
    [123456, 1234.56],
    [1234.5, 12.35],
    [1999.4, 19.99],
    [-250, -2.5],
    [110, 1.1],
    [Number.MAX_SAFE_INTEGER, 90071992547409.91],
  ])('%d is %d in the currency', (minor, amount) => {
    expect(fromMinorUnits(minor)).toBe(amount);
  });

  it('never returns a negative zero', () => {
    expect(Object.is(fromMinorUnits(-0.2), 0)).toBe(true);
    expect(formatMoney(fromMinorUnits(-0.2), 'usd', 'en')).toBe('$0.00');
  });
});

describe('a formatted amount', () => {
  it.each([
    [1234.5, 'usd', 'en', '$1,234.50'],
    [1234.5, 'EUR', 'de', '1.234,50 €'],
    [0, 'gbp', 'en', '£0.00'],
    [-19.9, 'usd', 'en', '-$19.90'],
  ])('%d %s in %s', (amount, currency, language, text) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(text);
  });

  it.each([[undefined], [null], ['']])('is in US dollars for the currency %j', (currency) => {
    expect(formatMoney(5, currency, 'en')).toBe('$5.00');
  });

  it('has two decimals also in currencies without minor units', () => {
    expect(formatMoney(fromMinorUnits(1234), 'jpy', 'en')).toBe('¥12.34');
  });

  it('uses the digits of the language', () => {
    expect(formatMoney(12.5, 'usd', 'ar-EG')).toMatch(/١٢٫٥٠/);
    // The symbol is kept in its own order.
    expect(formatMoney(12.5, 'usd', 'ar-EG')).toContain('\u2068US$\u2069');
  });

  it('accepts an unknown currency code', () => {
    expect(plain(formatMoney(7, 'xqz', 'en'))).toBe('XQZ 7.00');
  });

  it.each([['dollars'], ['$'], ['us'], ['ÄÖÜ']])('appends %j to the number', (currency) => {
    expect(formatMoney(1234.5, currency, 'en')).toBe(`1,234.50 ${currency.toUpperCase()}`);
  });
});

const features = {
  export: { planIds: ['pro'] },
  share: { planIds: ['team', 'pro'] },
  search: { planIds: ['team'] },
  granted: {},
};

describe('the charge of a plan change', () => {
  const DAY = 24 * 60 * 60_000;
  const [start, end] = [Date.UTC(2026, 4, 1), Date.UTC(2026, 5, 1)];
  const team = { planId: 'team', price: 4900, start, end };
  const business = { id: 'business', price: 19_900 };
  const none = { due: 0, credit: 0, days: 0 };

  it.each([
    ['without a paid month, the price', undefined, business, start, { due: 19_900, credit: 0, days: 0 }],
    ['on the first day, less the whole month', team, business, start, { due: 15_000, credit: 4900, days: 31 }],
    [
      'later, less the days that have not ended',
      team,
      business,
      end - 19 * DAY,
      { due: 16_897, credit: 3003, days: 19 },
    ],
    ['within a day, the same', team, business, end - 18.1 * DAY, { due: 16_897, credit: 3003, days: 19 }],
    ['after the end, without credit', team, business, end + DAY, { due: 19_900, credit: 0, days: 0 }],
    [
      'for the same price, the days that are used',
      team,
      { id: 'other', price: 4900 },
      end - DAY,
      { due: 4742, credit: 158, days: 1 },
    ],
    ['for a cheaper plan, nothing', team, { id: 'free', price: 0 }, start, none],
    ['for the same plan, nothing', team, { id: 'team', price: 5900 }, start, none],
  ])('is %s', (_what, paid, next, now, charge) => {
    expect(planCharge(paid, next, now)).toEqual(charge);
  });
});

it('features of a plan change are those that are gained and lost', () => {
  expect(featureChanges(features, 'team', 'pro')).toEqual({ gained: ['export'], lost: ['search'] });
  expect(featureChanges(features, 'team', undefined)).toEqual({ gained: [], lost: ['search', 'share'] });
  expect(featureChanges(features, undefined, 'team')).toEqual({ gained: ['search', 'share'], lost: [] });
});

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
    expect(mayCancel(billingWith({}, true))).toBe(false);
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

describe('a postal address', () => {
  it.each([
    [
      { addressLine1: '12 Foundry Lane', city: 'Leeds', postalCode: 'LS1 4AP', country: 'GB' },
      ['12 Foundry Lane', 'Leeds LS1 4AP', 'GB'],
    ],
    [{ city: 'Springfield', state: 'IL', postalCode: '62701', country: 'us' }, ['Springfield, IL 62701', 'us']],
    [{ city: 'Berlin', state: 'Berlin', postalCode: '10115', country: 'DE' }, ['10115 Berlin', 'Berlin', 'DE']],
    [{ city: 'Singapore', state: 'Singapore', country: 'SG' }, ['Singapore, Singapore', 'SG']],
    [{ state: 'TX', country: 'US' }, ['TX', 'US']],
    [{ city: 'Paris', postalCode: '75001', country: null }, ['75001 Paris']],
    [{}, []],
  ])('%j', (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });

  it('ends with the name of its country', () => {
    expect(addressLines({ city: 'Leeds', country: 'GB' }, 'United Kingdom')).toEqual(['Leeds', 'United Kingdom']);
  });
});
