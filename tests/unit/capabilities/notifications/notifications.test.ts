import { createIdentity } from '@gatehouse/sdk';
import * as notifications from '@gatehouse/sdk/notifications';
import { describe, expect, test } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';

const provider = (response: () => Response = () => new Response(null, { status: 204 })) => {
  const { calls, fetch } = createRecorder([response]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent' });
  const sent = () => calls.map(({ method, url, body }) => [`${method} ${url.pathname}`, url.search, body] as const);
  return { of: identity.of(notifications), sent, calls };
};

const message = (id: string, more: Partial<notifications.NotificationMessage> = {}) => ({ id, ...more });

describe('notifications', () => {
  test('are returned with the pinned ones first, else in their order', async () => {
    const { of } = provider(() =>
      json([
        message('a'),
        message('b', { isPinned: true }),
        message('c', { isPinned: false }),
        message('d', { isPinned: true }),
      ]),
    );
    expect((await of.list({}).queryFn({})).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  });
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
