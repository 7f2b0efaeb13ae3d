import * as connectivity from '@gatehouse/sdk/connectivity';
import { describe, expect, test } from 'vitest';
import { json } from '../../../support/recorder';
import { createProvider } from './provider';

const webhook = {
  displayName: 'Hook',
  description: '',
  eventKeys: ['a'],
  isActive: true,
  url: 'https://x.test/in',
  secret: 'shh',
};

describe('a webhook test', () => {
  const run = (response: () => Response) => {
    const { identity, sent } = createProvider({ 'POST /webhook/test': response });
    const target = { url: webhook.url, secret: '', payload: { a: 1 } };
    return { sent, result: identity.of(connectivity).testWebhook().mutationFn(target) };
  };

  test.each([200, 201])('succeeds when the URL responds with %d', async (statusCode) => {
    expect(await run(() => json({ statusCode })).result).toEqual({ status: 'success' });
  });

  test.each([
    ['204', { statusCode: 204 }],
    ['500', { statusCode: 500 }],
    ['a status as text', { statusCode: '200' }],
    ['no status', {}],
    ['a body that is not text', { statusCode: 404, body: { a: 1 } }],
  ])('fails for %s', async (_what, body) => {
    expect(await run(() => json(body)).result).toEqual({
      status: 'failed',
      ...('statusCode' in body && { statusCode: String(body.statusCode) }),
    });
  });

  test('returns the response of the URL', async () => {
    const { result } = run(() => json({ statusCode: 404, body: 'Not here.' }));
    expect(await result).toEqual({ status: 'failed', statusCode: '404', message: 'Not here.' });
  });

  test('fails when the response is malformed', async () => {
    expect(await run(() => new Response('<html>')).result).toMatchObject({ status: 'failed' });
  });
});

describe('the log of a webhook', () => {
  const rows = [
    { id: 'l1', createdAt: '2026-01-01T00:00:00Z', statusCode: '200', body: 'ok', tenantId: 't' },
    { id: 'l2', statusCode: 500, body: { error: 'x' } },
    { id: 'l3', statusCode: null },
  ];
  const read = async (filter: { page?: number; pageSize?: number } = {}, count = 21) => {
    const { identity, sent } = createProvider({ 'GET /webhook/logs/': () => json({ count, rows }) });
    const log = await identity
      .of(connectivity)
      .webhookLog({ id: 'w1', ...filter })
      .queryFn({});
    return { log, sent: sent() };
  };

  test.each([
    [0, 0],
    [10, 1],
    [21, 3],
  ])('has %d deliveries on %d pages', async (count, pages) => {
    expect((await read({}, count)).log).toMatchObject({ totalItems: count, totalPages: pages });
  });

  test('returns status and body as text', async () => {
    expect((await read()).log.items).toEqual([
      { id: 'l1', createdAt: '2026-01-01T00:00:00Z', statusCode: '200', body: 'ok' },
      { id: 'l2', statusCode: '500', body: '{"error":"x"}' },
      { id: 'l3', statusCode: '', body: '' },
    ]);
  });

  test.each([
    [202, { status: 'success' }],
    [200, { status: 'failed', statusCode: '200' }],
    [500, { status: 'failed', statusCode: '500' }],
  ])('marks a retry with status %d as %o', async (statusCode, expected) => {
    const { identity, sent } = createProvider({ 'POST /webhook/logs/l1/retries': () => json({ statusCode }) });
    expect(await identity.of(connectivity).retryWebhook().mutationFn('l1')).toEqual(expected);
    expect(sent()).toHaveLength(1);
  });
});
