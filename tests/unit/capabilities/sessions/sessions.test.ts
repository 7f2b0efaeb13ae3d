import * as sessions from '@gatehouse/sdk/sessions';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const MINE = '/identity/resources/users/sessions/v1/me';
const CONFIGURATIONS = '/identity/resources/configurations/sessions/v1';
const old = { id: 'old', createdAt: '2026-01-01T00:00:00.000Z', current: true, ipAddress: '10.0.0.1' };
const phone = { id: 'phone', createdAt: '2026-02-01T00:00:00.000Z', userAgent: 'Phone' };
const tablet = { id: 'tablet', createdAt: '2026-03-01T00:00:00.000Z' };
const done = () => new Response(null, { status: 204 });

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch({
    [`GET ${MINE}`]: [phone, old, tablet],
    [`GET ${MINE}/current`]: old,
    ...routes,
  });
  return {
    identity,
    of: identity.of(sessions),
    deleted: () => sent().flatMap(({ call }) => call.match(/DELETE .*/) ?? []),
    sent,
  };
};

describe('the list of sessions', () => {
  test('has this session first, then the newest', async () => {
    expect(await fetchQuery(setUp().of.list())).toEqual([old, tablet, phone]);
  });

  test('has sessions without a date last', () => {
    const order = sessions.sortSessions([{ id: 'a' }, phone, { id: 'b', createdAt: null }, tablet]);
    expect(order.map(({ id }) => id)).toEqual(['tablet', 'phone', 'a', 'b']);
  });

  test('may be empty, and may fail', async () => {
    expect(await fetchQuery(setUp({ [`GET ${MINE}`]: [] }).of.list())).toEqual([]);
    await expect(fetchQuery(setUp({ [`GET ${MINE}`]: refusal(403) }).of.list())).rejects.toMatchObject({
      statusCode: 403,
    });
  });
});

describe('ending sessions', () => {
  test.each(['all', '', '..'])('encodes an id like "%s"', async (id) => {
    const { of, sent } = setUp();
    await expect(of.remove().mutationFn(id)).rejects.toMatchObject({ errorCode: 'invalid-input' });
    expect(sent()).toEqual([]);
  });

  test('ends all others, one by one', async () => {
    const { of, deleted } = setUp({ [`DELETE ${MINE}/phone`]: done, [`DELETE ${MINE}/tablet`]: done });
    await of.removeOthers().mutationFn();
    expect(deleted().sort()).toEqual([`DELETE ${MINE}/phone`, `DELETE ${MINE}/tablet`]);
  });

  test('continues after a failure, and reports it', async () => {
    const { of, deleted } = setUp({ [`DELETE ${MINE}/phone`]: refusal(500), [`DELETE ${MINE}/tablet`]: done });
    await expect(of.removeOthers().mutationFn()).rejects.toMatchObject({
      name: 'PartlyDoneError',
      errorCode: 'partly-done',
      statusCode: 500,
      traceId: 'trace-1',
      done: [{ change: 'delete', what: 'session', key: 'tablet' }],
      failed: [{ change: 'delete', what: 'session', key: 'phone', error: { message: 'refused' } }],
    });
    expect(deleted()).toHaveLength(2);
  });

  test('reports the first failure when the network is gone', async () => {
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    const { of } = setUp({ [`DELETE ${MINE}/phone`]: done, [`DELETE ${MINE}/tablet`]: offline });
    await expect(of.removeOthers().mutationFn()).rejects.toMatchObject({
      name: 'PartlyDoneError',
      cause: { name: 'IdentityError', errorCode: 'network' },
      done: [{ key: 'phone' }],
      failed: [{ key: 'tablet', error: { errorCode: 'network' } }],
    });
  });

  test('counts a missing session as ended', async () => {
    const { of } = setUp({ [`DELETE ${MINE}/phone`]: refusal(404), [`DELETE ${MINE}/tablet`]: done });
    await expect(of.removeOthers().mutationFn()).resolves.toBeUndefined();
  });

  test('ends none while the current one is unknown', async () => {
    const { of, deleted } = setUp({ [`GET ${MINE}/current`]: refusal(404) });
    await expect(of.removeOthers().mutationFn()).rejects.toMatchObject({ statusCode: 404 });
    expect(deleted()).toEqual([]);
  });
});

describe('the session policy of the account', () => {
  test('is returned as form values', async () => {
    const response = { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } };
    const { of } = setUp({ [`GET ${CONFIGURATIONS}`]: response });
    expect((await fetchQuery(of.policy())).maxConcurrentSessions).toEqual({ enabled: true, amount: 2 });
  });
});
