import * as groups from '@gatehouse/sdk/groups';
import * as inviteLinks from '@gatehouse/sdk/invite-links';
import * as notifications from '@gatehouse/sdk/notifications';
import * as provisioning from '@gatehouse/sdk/provisioning';
import * as tokens from '@gatehouse/sdk/tokens';
import { describe, expect, test } from 'vitest';

test.each([
  [['a'], ['a'], [], []],
  [[], ['a'], ['a'], []],
  [['a'], [], [], ['a']],
])('%j after %j: what was added and removed', (before, after, added, removed) => {
  expect(groups.idChanges(before, after)).toEqual({ added, removed });
});

test.each([
  ['2026-01-01T00:00:00.000Z', true],
  ['2025-12-31T23:59:59.999Z', true],
  ['2026-01-01T00:00:00.001Z', false],
  [undefined, false],
  [null, false],
  ['soon', false],
])('with the expiry %s has expired: %s', (expires, expected) => {
  expect(inviteLinks.isExpired({ expires }, Date.UTC(2026, 0, 1))).toBe(expected);
});

describe('a new token', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.0001, 0.5, 3651])('cannot expire in %d days', (days) => {
    expect(() => tokens.expiryMinutes(days)).toThrow(
      expect.objectContaining({ errorCode: 'invalid-input', errorContext: { name: 'expiresInDays' } }),
    );
  });

  test.each([
    [null, null],
    [1, 1440],
    [3650, 5_256_000],
  ])('with %d days expires in %d minutes', (days, minutes) => {
    expect(tokens.expiryMinutes(days)).toBe(minutes);
  });
});

const message = (id: string, more: Partial<notifications.NotificationMessage> = {}) => ({ id, ...more });

describe('the unread count', () => {
  test.each([
    ['none', [], 0],
    [
      'counts by status, not by whether a message was seen',
      [
        { status: 'unread', viewed: true },
        { status: 'read', viewed: false },
      ],
      1,
    ],
    ['excludes archived messages', [{ status: 'archived', viewed: false }], 0],
    ['counts messages without a status that were never seen', [{ viewed: false }, { viewed: true }, {}], 1],
  ])('%s', (_what, messages, count) => {
    expect(notifications.unreadCount(messages.map((fields, index) => message(String(index), fields)))).toBe(count);
  });
});

test.each([
  [undefined, undefined, 'https://id.test/frontegg/directory/resources/scim/v2.0/a%2Fb'],
  [undefined, '/', 'https://id.test/directory/resources/scim/v2.0/a%2Fb'],
  ['https://scim.example.com/v2/', undefined, 'https://scim.example.com/v2/a%2Fb'],
])('the SCIM URL has the host (%s), else that of the provider (prefix %s)', (scimUrl, urlPrefix, address) => {
  const baseUrl = () => new URL('https://id.test');
  expect(provisioning.scimAddress({ baseUrl, urlPrefix, scimUrl }, 'a/b')).toBe(address);
});
