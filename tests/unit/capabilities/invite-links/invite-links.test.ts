import * as inviteLinks from '@gatehouse/sdk/invite-links';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const LINK = '/identity/resources/tenants/invites/v1/user';
const link = { id: 'l1', vendorId: 'v', tenantId: 't1', token: 'secret', expires: '2026-02-01T00:00:00.000Z' };

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { sent, of: identity.of(inviteLinks) };
};

describe('the invite link', () => {
  test('is read', async () => {
    const { of } = setUp({ [`GET ${LINK}`]: link });
    expect(await fetchQuery(of.get())).toEqual({ token: 'secret', expires: '2026-02-01T00:00:00.000Z' });
  });

  test.each([
    ['nothing', () => new Response('')],
    ['null', () => new Response('null')],
    ['an object without token', () => new Response('{}')],
    ['a null token', () => new Response('{"token":null}')],
    ['404', refusal(404)],
  ])('is null for an account without one, with status %s', async (_name, response) => {
    expect(await fetchQuery(setUp({ [`GET ${LINK}`]: response }).of.get())).toBeNull();
  });

  test('fails with a readable error without the permission', async () => {
    await expect(fetchQuery(setUp({ [`GET ${LINK}`]: refusal(403) }).of.get())).rejects.toMatchObject({
      statusCode: 403,
    });
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
  test('create a link for 30 days', async () => {
    const { of, sent } = setUp({ [`POST ${LINK}`]: link });
    expect(await of.create().mutationFn({})).toMatchObject({ token: 'secret' });
    expect(sent()[0]?.body).toEqual({ expiresInMinutes: 43_200 });
  });

  test('create a link for a given time', async () => {
    const { of, sent } = setUp({ [`POST ${LINK}`]: link });
    await of.create().mutationFn({ expiresInMinutes: 60, shouldSendEmail: true });
    expect(sent()[0]?.body).toEqual({ expiresInMinutes: 60, shouldSendEmail: true });
  });

  test('update only the given fields', async () => {
    const { of, sent } = setUp({ [`PATCH ${LINK}`]: link });
    await of.update().mutationFn({ shouldSendEmail: false });
    expect(sent()).toEqual([{ call: `PATCH ${LINK}`, query: {}, body: { shouldSendEmail: false } }]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -5, 1.5])(
    'refuse %d minutes without a request',
    async (expiresInMinutes) => {
      const { of, sent } = setUp({ [`POST ${LINK}`]: link, [`PATCH ${LINK}`]: link });
      const error = { errorCode: 'invalid-input', errorContext: { name: 'expiresInMinutes' } };
      await expect(of.create().mutationFn({ expiresInMinutes })).rejects.toMatchObject(error);
      await expect(of.update().mutationFn({ expiresInMinutes })).rejects.toMatchObject(error);
      expect(sent()).toEqual([]);
    },
  );

  test('delete the link without an id', async () => {
    const { of, sent } = setUp({ [`DELETE ${LINK}`]: {} });
    await of.remove().mutationFn();
    expect(sent()).toEqual([{ call: `DELETE ${LINK}`, query: {}, body: undefined }]);
  });

  test('fail for a response without a token', async () => {
    const { of } = setUp({ [`POST ${LINK}`]: {} });
    await expect(of.create().mutationFn({})).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });

  test('invalidate the link', () => {
    const { of } = setUp();
    expect([of.create, of.update, of.remove].map((change) => change().meta.invalidates)).toEqual(
      Array(3).fill(['inviteLinks']),
    );
  });
});

describe('configuration and check of a token', () => {
  test('return whether links and their emails are allowed', async () => {
    const configuration = { tenantInvitationsAllowed: true, emailsEnabled: false };
    const { of } = setUp({ 'GET /identity/resources/tenants/invites/v1/configuration': configuration });
    expect(await fetchQuery(of.configuration())).toEqual(configuration);
  });

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

  test('fail for an expired token', async () => {
    const { of } = setUp({ 'POST /identity/resources/tenants/invites/v1/verify': refusal(400, 'expired') });
    await expect(of.verify().mutationFn('old')).rejects.toMatchObject({ message: 'expired' });
  });
});
