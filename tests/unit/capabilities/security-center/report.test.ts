import * as securityCenter from '@gatehouse/sdk/security-center';
import { describe, expect, test } from 'vitest';
import { categoryOf, sortRecommendations } from '../../../../sdk/capabilities/security-center/recommendations';
import types from '../../../contract/catalog/shapes.json';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const RECOMMENDATIONS = 'GET /security-center/resources/recommendations/v1';
const INSIGHTS = 'GET /security-center/resources/insights/v1';

const report = (response: unknown) =>
  fetchQuery(
    createRespondingFetch({ [RECOMMENDATIONS]: response })
      .identity.of(securityCenter)
      .report(),
  );

describe('sortRecommendations', () => {
  const codes = (...given: [code: string, severity?: string | null][]) =>
    sortRecommendations(given.map(([code, severity]) => ({ code, severity }))).map(({ code }) => code);

  test('sorts by severity', () => {
    expect(codes(['a', 'INFO'], ['b', 'SEVERE'], ['c', 'WARNING'])).toEqual(['b', 'c', 'a']);
  });

  test('keeps the order of the provider within a severity', () => {
    expect(codes(['a', 'WARNING'], ['b', 'SEVERE'], ['c', 'WARNING'], ['d', 'SEVERE'])).toEqual(['b', 'd', 'a', 'c']);
  });

  test('treats an unknown or missing severity as the lowest', () => {
    expect(codes(['a', 'FATAL'], ['b'], ['c', null], ['d', 'WARNING'])).toEqual(['d', 'a', 'b', 'c']);
    expect(sortRecommendations([{ code: 'a', severity: 'toString' }])[0]?.severity).toBe('INFO');
  });

  test('does not change its input', () => {
    const given = [
      { code: 'a', severity: 'INFO' },
      { code: 'b', severity: 'SEVERE' },
    ];
    sortRecommendations(given);
    expect(given.map(({ code }) => code)).toEqual(['a', 'b']);
  });
});

describe('categoryOf', () => {
  test.each([
    ['FORCE_MFA', 'MFA'],
    ['BREACHED_PASSWORDS_EXIST', 'PASSWORD'],
    ['STRENGTHEN_USER_LOCKOUT', 'PASSWORD'],
    ['ENABLE_PASSWORD_HISTORY', 'PASSWORD'],
    ['SET_FORCE_RELOGIN', 'SESSIONS'],
    ['ENABLE_SESSION_CONCURRENCY', 'SESSIONS'],
    ['SET_IDLE_SESSION', 'SESSIONS'],
    ['CHANGE_IP_TO_ALLOWLIST', 'IP'],
    ['ENABLE_DOMAIN_RESTRICTIONS', 'DOMAIN'],
    ['CONFIGURE_SSO', 'SSO'],
  ])('maps %s to %s', (code, category) => {
    expect(categoryOf({ code })).toBe(category);
  });

  test('prefers the category of the provider', () => {
    expect(categoryOf({ code: 'FORCE_MFA', category: 'INACTIVITY' })).toBe('INACTIVITY');
  });

  test('ignores an unknown category', () => {
    expect(categoryOf({ code: 'FORCE_MFA', category: 'WEATHER' })).toBe('MFA');
    expect(categoryOf({ code: 'WEAR_A_HAT', category: 'WEATHER' })).toBeUndefined();
  });

  test.each(['constructor', '__proto__', 'toString', ''])('returns undefined for the code %j', (code) => {
    expect(categoryOf({ code })).toBeUndefined();
  });
});

describe('the report', () => {
  test('has score and sorted recommendations with their figures', async () => {
    const metadata = { totalUsers: 8, mfa: { enrolledUsersCount: 3 } };
    const response = {
      scoring: { score: 62 },
      recommendations: {
        items: [
          { code: 'CONFIGURE_SSO', severity: 'INFO', category: 'SSO' },
          { code: 'FORCE_MFA', severity: 'SEVERE', category: 'MFA', metadata },
        ],
      },
    };
    expect(await report(response)).toEqual({
      score: 62,
      recommendations: [
        { code: 'FORCE_MFA', severity: 'SEVERE', category: 'MFA', metadata },
        { code: 'CONFIGURE_SSO', severity: 'INFO', category: 'SSO' },
      ],
    });
  });

  test('accepts a score of zero', async () => {
    expect((await report({ scoring: { score: 0 }, recommendations: { items: [] } })).score).toBe(0);
  });

  test.each([{}, { scoring: null, recommendations: null }, { scoring: { score: null } }])(
    'is empty for %j',
    async (response) => {
      expect(await report(response)).toEqual({ score: null, recommendations: [] });
    },
  );
});

describe('insights', () => {
  const insights = (response: unknown) =>
    fetchQuery(
      createRespondingFetch({ [INSIGHTS]: response })
        .identity.of(securityCenter)
        .insights(),
    );

  test('are returned in the order of the provider', async () => {
    const items = [
      { code: 'PARTIAL_MFA_USAGE', category: 'MFA', metadata: { totalUsers: 5, mfa: { enrolledUsersCount: 2 } } },
      { code: 'NO_IP_RESTRICTIONS', category: 'IP', metadata: null },
    ];
    expect(await insights({ insights: { items } })).toEqual(items);
  });

  test.each([{}, { insights: null }])('are empty for %j', async (response) => {
    expect(await insights(response)).toEqual([]);
  });
});

test('every figure of a recommendation is read', async () => {
  const recorded = types.BaseRecommendationMetadata as Record<string, string>;
  const metadata = Object.fromEntries(
    Object.entries(recorded).map(([area, shape]) => {
      const names = [...shape.matchAll(/(\w+)\?:/g)].map(([, name]) => name);
      return [area.replace('?', ''), names.length > 0 ? Object.fromEntries(names.map((name) => [name, 1])) : 1];
    }),
  );
  const response = { recommendations: { items: [{ code: 'FORCE_MFA', metadata }] } };
  expect((await report(response)).recommendations[0]?.metadata).toEqual(metadata);
});
