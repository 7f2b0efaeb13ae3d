import * as inviteLinks from '@gatehouse/sdk/invite-links';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const LINK = '/identity/resources/tenants/invites/v1/user';

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { sent, of: identity.of(inviteLinks) };
};

describe('the invite link', () => {
  test.each([
    ['nothing', () => new Response('')],
    ['null', () => new Response('null')],
    ['an object without token', () => new Response('{}')],
    ['a null token', () => new Response('{"token":null}')],
    ['404', refusal(404)],
  ])('is null for an account without one, with status %s', async (_name, response) => {
    expect(await fetchQuery(setUp({ [`GET ${LINK}`]: response }).of.get())).toBeNull();
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
});

describe('changes', () => {
  test('fail for a response without a token', async () => {
    const { of } = setUp({ [`POST ${LINK}`]: {} });
    await expect(of.create().mutationFn({})).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });
});

describe('configuration and check of a token', () => {
  test.each([
    ['wrapped', { name: 'Acme' }],
    ['bare', 'Acme'],
  ])('return the account name, %s', async (_form, response) => {
    const call = 'POST /identity/resources/tenants/invites/v1/verify';
    const { of, sent } = setUp({ [call]: response });
    expect(await of.verify().mutationFn('secret')).toBe('Acme');
    expect(sent()).toEqual([{ call, query: {}, body: { token: 'secret' } }]);
    expect(of.verify().mutationKey.join()).not.toContain('secret');
  });
});
