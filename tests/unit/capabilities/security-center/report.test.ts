import { describe, expect, test } from 'vitest';
import { categoryOf, sortRecommendations } from '../../../../sdk/capabilities/security-center/recommendations';

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
