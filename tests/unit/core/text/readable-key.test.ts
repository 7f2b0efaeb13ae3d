import { readableKey } from '@gatehouse/sdk/text';
import { expect, it } from 'vitest';

it.each([
  ['audit-export', 'Audit export'],
  ['ssoLogin', 'SSO login'],
  ['a_b.c', 'A b c'],
  ['frontegg.role.created', 'Role created'],
  ['frontegg.user.disabledMFA', 'User disabled MFA'],
  ['', ''],
])('the key "%s" reads "%s"', (key, words) => {
  expect(readableKey(key)).toBe(words);
});
