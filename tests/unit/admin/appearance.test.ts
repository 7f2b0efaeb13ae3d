import { expect, test } from 'vitest';
import { type Appearance, fieldAppearance, visibleTabs } from '../../../sdk/admin/appearance';

const appearance: Appearance = {
  fields: { profile: { name: 'viewOnly', address: 'hidden' } },
  tabs: { security: { ipRestrictions: 'hidden', generalSettings: 'edit' } },
};

test.each([
  ['name', 'viewOnly'],
  ['address', 'hidden'],
  ['jobTitle', 'edit'],
] as const)('profile %s is %s', (field, expected) => {
  expect(fieldAppearance(appearance, 'profile', field)).toBe(expected);
});

test('fields are editable by default', () => {
  expect(fieldAppearance(undefined, 'account', 'currency')).toBe('edit');
  expect(fieldAppearance(appearance, 'account', 'currency')).toBe('edit');
  expect(visibleTabs(undefined, 'account')).toEqual(['settings', 'customLogin']);
});

test('unknown values are ignored', () => {
  const malformed: Appearance = JSON.parse(
    '{"fields":{"profile":{"name":"gone"}},"tabs":{"security":{"ipRestrictions":1}}}',
  );
  expect(fieldAppearance(malformed, 'profile', 'name')).toBe('edit');
  expect(visibleTabs(malformed, 'security')).toContain('ipRestrictions');
});

test('hidden tabs are removed', () => {
  expect(visibleTabs(appearance, 'security')).toEqual(['sessionManagement', 'generalSettings', 'domainRestrictions']);
});
