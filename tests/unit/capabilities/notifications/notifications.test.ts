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
  test('are requested with one JSON value, the first twenty by default', async () => {
    const { of, calls } = provider(() => json([]));
    await of.list({}).queryFn({});
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({ params: '{"count":20,"offset":0}' });
  });

  test('continue with the requested page', async () => {
    const { of, calls } = provider(() => json([]));
    await of.list({ count: 5, offset: 10 }).queryFn({});
    expect(calls[0]?.url.searchParams.get('params')).toBe('{"count":5,"offset":10}');
  });

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

  test('fail with an error', async () => {
    const { of } = provider(() => new Response('{}', { status: 403 }));
    await expect(of.list({}).queryFn({})).rejects.toMatchObject({ statusCode: 403 });
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

describe('changes of a notification', () => {
  test('send the status under params', async () => {
    const { of, sent } = provider();
    await of.setStatus().mutationFn({ notificationId: 'n1', status: 'archived' });
    expect(sent()).toEqual([
      ['PUT /frontegg/notification/status', '', '{"params":{"notificationId":"n1","status":"archived"}}'],
    ]);
  });

  test.each([
    [true, 'pin'],
    [false, 'unpin'],
  ])('pin (%s) with a call of its own', async (isPinned, word) => {
    const { of, sent } = provider();
    await of.pin().mutationFn({ notificationId: 'n1', isPinned });
    expect(sent()).toEqual([[`PUT /frontegg/notification/${word}`, '', '{"notificationId":"n1"}']]);
  });

  test('mark all as read at once', async () => {
    const { of, sent } = provider();
    await of.markAllRead().mutationFn();
    expect(sent()).toEqual([['POST /frontegg/notification/status/mark-all-read', '', null]]);
  });
});
