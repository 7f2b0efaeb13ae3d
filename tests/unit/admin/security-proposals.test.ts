import { expect, test } from 'vitest';
import { amountOf, proposalOf, proposedIn, toSearch, withoutProposal } from '../../../ui/admin/security/proposals';

test('a recommendation opens the tab of its setting with the proposed number', () => {
  const proposal = proposalOf({
    code: 'SET_IDLE_SESSION',
    metadata: { sessions: { idleTimeoutRecommendation: 28_800 } },
  });
  expect(proposal).toMatchObject({ tab: 'sessionManagement', field: 'idleSessionTimeout', value: '28800' });
});

test('without a number it opens the tab with an empty field', () => {
  const proposal = proposalOf({ code: 'ENABLE_USER_LOCKOUT', metadata: null });
  expect(proposal).toMatchObject({ tab: 'generalSettings', value: undefined });
  expect(proposal && toSearch(proposal)).toBe('');
});

test.each(['BREACHED_PASSWORDS_EXIST', 'CONFIGURE_SSO', 'ROTATE_KEYS', 'toString'])('%s opens no setting', (code) => {
  expect(proposalOf({ code, metadata: undefined })).toBeUndefined();
});

test('a proposal is a query parameter, and is removed without the others', () => {
  const search = `${toSearch({ name: 'idle', value: '28800' })}&ips.page=2`;
  expect(search).toBe('propose.idle=28800&ips.page=2');
  expect(proposedIn(search, 'idle')).toBe('28800');
  expect(proposedIn(search, 'relogin')).toBeUndefined();
  expect(withoutProposal(search, 'idle')).toBe('ips.page=2');
});

test.each([
  ['5', 5],
  ['0', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['Infinity', undefined],
])('the number of %s is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
