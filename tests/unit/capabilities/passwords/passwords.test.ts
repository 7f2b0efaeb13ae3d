import { createIdentity } from '@gatehouse/sdk';
import * as passwords from '@gatehouse/sdk/passwords';
import { describe, expect, it } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';

const start = (...responses: (() => Response)[]) => {
  const { calls, fetch } = createRecorder(responses.length > 0 ? responses : [() => new Response('')]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'portal', logLevel: 'silent', fetch });
  const sent = () =>
    calls.map(({ method, url, body }) => [
      `${method} ${url.pathname.replace('/frontegg/identity/resources/users/v1/passwords', '')}${url.search}`,
      body === null ? null : JSON.parse(body),
    ]);
  return { bound: identity.of(passwords), sent };
};

const limits = { allowPassphrases: true, minLength: 8, maxLength: 64, minPhraseLength: 20, minOptionalTestsToPass: 2 };

describe('password rules of the provider', () => {
  it('are those of the user, or of the vendor', async () => {
    const { bound, sent } = start(() => json(limits));
    await expect(bound.config({ userId: 'u-1' }).queryFn({})).resolves.toEqual(limits);
    await bound.config({}).queryFn({});
    expect(sent()).toEqual([
      ['GET /config?userId=u-1', null],
      ['GET /config', null],
    ]);
    expect(bound.config({ userId: 'u-1' }).queryKey).not.toEqual(bound.config({}).queryKey);
  });

  it.each([
    ['null', () => json(null)],
    ['nothing', () => new Response('')],
    ['an empty object', () => json({})],
  ])('are empty when the response is %s', async (_what, response) => {
    await expect(start(response).bound.config({}).queryFn({})).resolves.toEqual({});
  });

  it('fail with the message of a refusal', async () => {
    const refusal = () => json({ errors: ['Not for you'] }, { status: 403 });
    await expect(start(refusal).bound.config({}).queryFn({})).rejects.toMatchObject({
      statusCode: 403,
      message: 'Not for you',
    });
  });
});

describe('passwords', () => {
  it('are changed for the signed-in user', async () => {
    const { bound, sent } = start();
    await expect(bound.change().mutationFn({ password: 'old', newPassword: 'new' })).resolves.toBeUndefined();
    expect(sent()).toEqual([['POST /change', { password: 'old', newPassword: 'new' }]]);
  });

  it('are changed with one attempt, and a refusal is passed on', async () => {
    const { bound, sent } = start(() => json({ errors: ['Wrong password'], errorCode: 'ER-01100' }, { status: 503 }));
    const changing = bound.change().mutationFn({ password: 'no', newPassword: 'new' });
    await expect(changing).rejects.toMatchObject({ errorCode: 'ER-01100', message: 'Wrong password' });
    expect(sent()).toHaveLength(1);
  });

  it('are reset for one user by email, with a default error text', async () => {
    const { bound, sent } = start(
      () => new Response(''),
      () => new Response('', { status: 500 }),
    );
    await bound.sendReset().mutationFn({ email: 'ada@lab.test' });
    expect(sent()).toEqual([['POST /reset', { email: 'ada@lab.test' }]]);
    await expect(bound.sendReset().mutationFn({ email: 'ada@lab.test' })).rejects.toMatchObject({
      errorCode: 'reset-failed',
      message: 'Unknown error occurred',
      statusCode: 500,
    });
  });

  it('are reset for every user with a breached password, without a body', async () => {
    const { bound, sent } = start();
    await bound.resetAllBreached().mutationFn();
    expect(sent()).toEqual([['POST /breached/reset/bulk', null]]);
    expect(bound.resetAllBreached().meta.invalidates).toContain('securityCenter');
  });
});
