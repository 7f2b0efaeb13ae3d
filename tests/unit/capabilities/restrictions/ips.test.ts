import * as restrictions from '@gatehouse/sdk/restrictions';
import { describe, expect, test } from 'vitest';
import { json } from '../../../support/recorder';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const root = '/identity/resources/configurations/v1/restrictions/ip';
const office = { id: '1', ip: '203.0.113.0/24', strategy: 'ALLOW', isActive: true, description: 'Office' };

const connect = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { of: identity.of(restrictions), sent, calls: () => sent().map(({ call }) => call.replace(root, '')) };
};

describe('listIps', () => {
  test.each([
    [undefined, { totalItems: 9, totalPages: 3 }],
    [{}, { totalItems: 9, totalPages: 3 }],
    [{ totalItems: 13 }, { totalItems: 13, totalPages: 4 }],
    [
      { totalItems: 9, totalPages: 5 },
      { totalItems: 9, totalPages: 5 },
    ],
  ])('returns counts, also those that the provider omits: %j', async (_metadata, counts) => {
    const { of } = connect({ [`GET ${root}`]: { items: [office], _metadata } });
    expect(await fetchQuery(of.listIps({ strategy: 'ALLOW', page: 2, pageSize: 4 }))).toEqual({
      items: [office],
      ...counts,
    });
  });

  test('returns an empty page without entries', async () => {
    const { of } = connect({ [`GET ${root}`]: { items: [] } });
    expect(await fetchQuery(of.listIps({ strategy: 'ALLOW' }))).toEqual({ items: [], totalItems: 0, totalPages: 0 });
  });
});

describe('locksOut', () => {
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('for an active %s list with an address that passes %s: %s', (isActive, valid, locked) => {
    expect(restrictions.locksOut({ isActive, strategy: 'ALLOW' }, { valid })).toBe(locked);
  });
});

describe('saveIpConfig', () => {
  test.each(['ALLOW', 'BLOCK'] as const)(
    'saves nothing when the %s list would lock the caller out',
    async (strategy) => {
      const { of, calls } = connect({
        [`POST ${root}/verify/allow`]: { valid: false },
        [`POST ${root}/verify`]: { valid: false },
      });
      const saving = of.saveIpConfig().mutationFn({ isActive: true, strategy });
      await expect(saving).rejects.toMatchObject({ errorCode: 'ip-lockout' });
      expect(calls()).not.toContain('POST /config');
    },
  );

  test('saves nothing when the test has no result', async () => {
    const { of, calls } = connect({ [`POST ${root}/verify/allow`]: {} });
    const saving = of.saveIpConfig().mutationFn({ isActive: true, strategy: 'ALLOW' });
    await expect(saving).rejects.toMatchObject({ errorCode: 'unexpected-response' });
    expect(calls()).toEqual(['POST /verify/allow']);
  });
});

describe('addMyIpAndActivate', () => {
  const mine = { ip: '198.51.100.9', strategy: 'ALLOW', isActive: true, description: 'My IP' };

  test('leaves the list disabled when the provider sees another address', async () => {
    const { of, calls } = connect({ [`POST ${root}`]: {}, [`POST ${root}/verify/allow`]: { valid: false } });
    await expect(of.addMyIpAndActivate().mutationFn(mine.ip)).rejects.toMatchObject({
      errorCode: 'partly-done',
      done: [{ change: 'create', what: 'ip', key: mine.ip }],
      failed: [{ what: 'ipConfig', error: { errorCode: 'ip-lockout' } }],
      cause: { message: expect.stringContaining('lock you out') },
    });
    expect(calls()).toEqual(['POST ', 'POST /verify/allow']);
  });

  test('tests an address that is already in the list', async () => {
    let valid = true;
    const { of, calls } = connect({
      [`POST ${root}`]: refusal(409),
      [`POST ${root}/verify/allow`]: () => json({ valid }),
      [`POST ${root}/config`]: {},
    });
    await of.addMyIpAndActivate().mutationFn(mine.ip);
    expect(calls().at(-1)).toBe('POST /config');
    valid = false;
    await expect(of.addMyIpAndActivate().mutationFn(mine.ip)).rejects.toMatchObject({
      cause: { errorCode: 'ip-lockout' },
    });
  });
});
