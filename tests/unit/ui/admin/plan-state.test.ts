import type { BillingOverview, Subscription } from '@gatehouse/sdk/billing';
import { describe, expect, it } from 'vitest';
import { mayChoose, planState } from '../../../../ui/admin/subscription/plan-state';

const now = Date.parse('2026-06-01T00:00:00.000Z');
const end = '2026-06-08T12:00:00.000Z';
const overview = (change: Partial<Subscription> | undefined, externallyManaged = false): BillingOverview => ({
  summary: {},
  externallyManaged,
  ...(change && { subscription: { id: 's', managed: true, status: 'ACTIVE', currentPeriodEnd: end, ...change } }),
});

describe('the text of the plan section', () => {
  it.each([
    [overview(undefined), { kind: 'none' }],
    [overview({}, true), { kind: 'external' }],
    [overview({}), { kind: 'renews', date: end }],
    [overview({ cancellation: { policy: 'atPeriodEnd' } }), { kind: 'ends', date: end }],
    [overview({ status: 'INCOMPLETE' }), { kind: 'incomplete' }],
    [overview({ status: 'TRIALING', trialEnd: end }), { kind: 'trial', date: end, days: 7 }],
    [
      overview({ status: 'TRIALING', trialEnd: '2026-06-01T09:00:00.000Z' }),
      { kind: 'trial', date: '2026-06-01T09:00:00.000Z', days: 1 },
    ],
    [
      overview({ status: 'TRIALING', trialEnd: '2026-05-31T09:00:00.000Z' }),
      { kind: 'trial', date: '2026-05-31T09:00:00.000Z', days: 0 },
    ],
    [overview({ status: 'EXPIRED' }), { kind: 'ended' }],
    [overview({ status: 'CANCELED' }), { kind: 'ended' }],
  ])('for %o', (given, state) => {
    expect(planState(given, now, 'UTC')).toEqual(state);
  });
});

describe('a plan', () => {
  const team = { id: 'team', price: 49 };
  it('can be selected if it is another one, and a cheaper one only if allowed', () => {
    expect(mayChoose(team, team, true)).toBe(false);
    expect(mayChoose(team, { id: 'pro', price: 199 }, false)).toBe(true);
    expect(mayChoose(team, { id: 'free' }, false)).toBe(false);
    expect(mayChoose(team, { id: 'free' }, true)).toBe(true);
    expect(mayChoose(undefined, { id: 'free' }, false)).toBe(true);
  });
});
