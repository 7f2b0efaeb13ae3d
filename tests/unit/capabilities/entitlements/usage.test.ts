import * as entitlements from '@gatehouse/sdk/entitlements';
import { describe, expect, test } from 'vitest';

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2026-06-01T12:00:00.000Z');

const flag = { on: true, offTreatment: 'false', defaultTreatment: 'true', rules: [] };

describe('features of a user', () => {
  const factsOf = (feature: entitlements.UserEntitlements['features'][string]) =>
    entitlements.featureFacts({ features: { one: feature }, plans: {}, permissions: {} })[0];

  test.each([
    ['a plan', { planIds: ['gold'] }, { source: 'plan', planIds: ['gold'], end: undefined }],
    ['a temporary grant', { expireTime: NOW }, { source: 'grant', end: NOW }],
    ['a permanent grant', { expireTime: -1, planIds: ['gold'] }, { source: 'grant', end: undefined }],
    ['an enabled flag', { expireTime: null, featureFlag: flag }, { source: 'flag' }],
    ['a disabled flag', { featureFlag: { ...flag, on: false } }, { source: 'none', end: undefined }],
    ['nothing', {}, { source: 'none', planIds: [] }],
  ])('%s', (_, feature, expected) => expect(factsOf(feature)).toMatchObject(expected));

  test('are sorted by name', () => {
    const facts = entitlements.featureFacts({ features: { b: {}, a: {} }, plans: {}, permissions: {} });
    expect(facts.map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('entitlements that end soon', () => {
  const named = (...ends: (number | undefined)[]) => ends.map((end, at) => ({ kind: 'token', name: String(at), end }));
  const names = (...ends: (number | undefined)[]) =>
    entitlements.endsWithin(named(...ends), NOW, 90).map(({ name }) => name);

  test('are sorted by their end', () => {
    expect(names(NOW + 3 * DAY, NOW + DAY, NOW + 2 * DAY)).toEqual(['1', '2', '0']);
  });
  test('omit ended ones, later ones and those without an end', () => {
    expect(names(NOW - 1, NOW, NOW + 90 * DAY - 1, NOW + 90 * DAY, undefined)).toEqual(['1', '2']);
  });
});
