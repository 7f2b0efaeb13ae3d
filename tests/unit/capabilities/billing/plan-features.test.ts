import { describe, expect, it } from 'vitest';
import { featureChanges, featureName } from '../../../../sdk/capabilities/billing/plan-features';

const features = {
  export: { planIds: ['pro'] },
  share: { planIds: ['team', 'pro'] },
  search: { planIds: ['team'] },
  granted: {},
};

describe('features of a plan change', () => {
  it('are those that are gained and lost', () => {
    expect(featureChanges(features, 'team', 'pro')).toEqual({ gained: ['export'], lost: ['search'] });
    expect(featureChanges(features, 'team', undefined)).toEqual({ gained: [], lost: ['search', 'share'] });
    expect(featureChanges(features, undefined, 'team')).toEqual({ gained: ['search', 'share'], lost: [] });
  });

  it.each([
    ['audit-export', 'Audit export'],
    ['ssoLogin', 'Sso login'],
    ['a_b.c', 'A b c'],
  ])('label %s as "%s"', (id, name) => {
    expect(featureName(id)).toBe(name);
  });
});
