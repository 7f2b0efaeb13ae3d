import * as notifications from '@gatehouse/sdk/notifications';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const message = (id: string, more: Partial<notifications.NotificationMessage> = {}) => ({ id, ...more });

test('notifications are returned with the pinned ones first, else in their order', async () => {
  const pinned = { isPinned: true };
  const messages = [message('a'), message('b', pinned), message('c', { isPinned: false }), message('d', pinned)];
  const { identity } = createRespondingFetch({ 'GET /notification': messages });
  const list = await fetchQuery(identity.of(notifications).list({}));
  expect(list.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

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
