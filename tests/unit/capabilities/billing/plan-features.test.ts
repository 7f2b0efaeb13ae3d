import { describe, expect, it } from 'vitest';
import { featureChanges, featureName } from '../../../../sdk/capabilities/billing/plan-features';

const features = {
  export: { planIds: ['pro'] },
  share: { planIds: ['team', 'pro'] },
  search: { planIds: ['team'] },
  granted: {},
};

describe('what a change of the plan does to features', () => {
  it('reports those that begin and those that end, and none of the others', () => {
    expect(featureChanges(features, 'team', 'pro')).toEqual({ won: ['export'], lost: ['search'] });
    expect(featureChanges(features, 'team', undefined)).toEqual({ won: [], lost: ['search', 'share'] });
    expect(featureChanges(features, undefined, 'team')).toEqual({ won: ['search', 'share'], lost: [] });
  });

  it.each([
    ['audit-export', 'Audit export'],
    ['ssoLogin', 'Sso login'],
    ['a_b.c', 'A b c'],
  ])('writes %s as "%s"', (id, name) => {
    expect(featureName(id)).toBe(name);
  });
});
