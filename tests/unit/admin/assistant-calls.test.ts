import { describe, expect, test } from 'vitest';
import { allowedCall, withoutSecrets } from '../../../ui/admin/assistant/allowed-call';
import { inLanguage, waitingCall } from '../../../ui/admin/assistant/messages';
import { endOf } from '../../../ui/admin/assistant/outcome';
import { proposalOf } from '../../../ui/admin/assistant/proposals';

const USERS = '/identity/resources/users/v3';
const GROUPS = '/identity/resources/groups/v1';

describe('a call that the assistant proposes', () => {
  test('is an operation of the contracts, with texts converted to the types of the contract', () => {
    expect(allowedCall({ url: `${USERS}?_limit=50&_offset=0&_email=12`, method: 'get' })).toMatchObject({
      name: 'users.listUsers',
      isRead: true,
      input: { _limit: 50 },
    });
    expect(allowedCall({ url: GROUPS, method: 'POST', body: { name: 'Night shift' } })).toMatchObject({
      name: 'groups.create',
      isRead: false,
      input: { name: 'Night shift' },
    });
    expect(allowedCall({ url: `${GROUPS}/a%20b`, method: 'DELETE' })).toMatchObject({
      name: 'groups.delete',
      input: { groupId: 'a b' },
    });
    // A path parameter does not match a sibling path.
    expect(allowedCall({ url: `${GROUPS}/config`, method: 'GET' })?.name).toBe('groups.getConfiguration');
  });

  test.each([
    ['https://evil.test/identity/resources/groups/v1', 'GET'],
    ['//evil.test/identity/resources/groups/v1', 'GET'],
    ['/\\evil.test/identity/resources/groups/v1', 'GET'],
    ['javascript:alert(1)', 'GET'],
    ['', 'GET'],
    ['/identity/resources/groups/v1 ', 'GET'],
    [`${GROUPS}/%2e%2e`, 'DELETE'],
    [`${GROUPS}/a%2Fb`, 'DELETE'],
    [`${GROUPS}/%E0%A4%A`, 'DELETE'],
    ['/research/anything', 'GET'],
    [GROUPS, 'TRACE'],
    // Sign-in and sign-out, passwords, sessions of other users, the assistant itself.
    ['/identity/resources/auth/v1/logout', 'POST'],
    ['/identity/resources/auth/v1/user', 'POST'],
    ['/identity/resources/users/v1/passwords/change', 'POST'],
    ['/oauth/portal', 'GET'],
    ['/nlp-execution-assistant/resources/velo/v1/conversations', 'GET'],
  ])('is undefined for %j %s', (url, method) => {
    expect(allowedCall({ url, method, body: { name: 'x', password: 'x', newPassword: 'x', email: 'a@b.test' } })).toBe(
      undefined,
    );
  });

  test('is undefined when its contract rejects the input', () => {
    expect(allowedCall({ url: GROUPS, method: 'POST', body: { name: { $ne: 1 } } })).toBe(undefined);
    expect(allowedCall({ url: GROUPS, method: 'POST' })).toBe(undefined);
  });
});

test('passes no secret of a response on', () => {
  const response = { id: 1, clientSecret: 's', rows: [{ token: 't', name: 'n', recoveryCode: 'r', code: 'c' }] };
  expect(withoutSecrets(response)).toEqual({ id: 1, rows: [{ name: 'n' }] });
});

test('a change is rendered as the form of its page, or as a list of its fields', () => {
  expect(proposalOf('users.addUser', { email: 'ann@acme.test', roleIds: ['a', 1] })).toEqual({
    page: 'users',
    values: { emails: 'ann@acme.test', name: '', phone: '', roleIds: ['a'] },
  });
  expect(proposalOf('users.deleteMember', { userId: '1' })).toBe(undefined);
  expect(proposalOf('constructor', {})).toBe(undefined);
});

test('a pending call is the last message, until its outcome is known', () => {
  const tool = { role: 'tool', tool_call_id: '1', url: '/x', method: 'GET' };
  expect(waitingCall({ messages: [{ role: 'user' }, tool] })?.id).toBe('1');
  expect(waitingCall({ messages: [tool, { role: 'assistant', content: '' }] })).toBe(undefined);
  expect(waitingCall({ messages: [{ ...tool, status: 200 }] })).toBe(undefined);
  expect(waitingCall({ messages: [{ ...tool, url: undefined }] })).toBe(undefined);
  expect([200, 204, 403, 0, 499].map(endOf)).toEqual(['done', 'done', 'refused', 'refused', 'declined']);
});

test('texts are in the current language, else in English', () => {
  expect(inLanguage({ en: 'a', de: 'b' }, 'de-AT')).toBe('b');
  expect(inLanguage({ en: 'a', de: 'b' }, 'fr')).toBe('a');
  expect(inLanguage({ sv: 'c' }, 'fr')).toBe('c');
  expect(inLanguage({}, 'en')).toBe(undefined);
});
