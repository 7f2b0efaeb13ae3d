import { createIdentity } from '@gatehouse/sdk';
import * as passwords from '@gatehouse/sdk/passwords';
import { describe, expect, it } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';

const start = (response: () => Response) => {
  const { calls, fetch } = createRecorder([response]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'portal', logLevel: 'silent', fetch });
  return { bound: identity.of(passwords), calls };
};

describe('password rules of the provider', () => {
  it('are returned, and differ by user', async () => {
    const limits = { allowPassphrases: true, minLength: 8, maxLength: 64, minPhraseLength: 20 };
    const { bound } = start(() => json(limits));
    await expect(bound.config({}).queryFn({})).resolves.toEqual(limits);
    expect(bound.config({ userId: 'u-1' }).queryKey).not.toEqual(bound.config({}).queryKey);
  });

  it.each([
    ['null', () => json(null)],
    ['nothing', () => new Response('')],
    ['an empty object', () => json({})],
  ])('are empty when the response is %s', async (_what, response) => {
    await expect(start(response).bound.config({}).queryFn({})).resolves.toEqual({});
  });
});

describe('passwords', () => {
  it('are changed with one attempt, and a refusal is passed on', async () => {
    const { bound, calls } = start(() => json({ errors: ['Wrong password'], errorCode: 'ER-01100' }, { status: 503 }));
    const changing = bound.change().mutationFn({ password: 'no', newPassword: 'new' });
    await expect(changing).rejects.toMatchObject({ errorCode: 'ER-01100', message: 'Wrong password' });
    expect(calls).toHaveLength(1);
  });

  it('that cannot be reset fail with a default error text', async () => {
    const { bound } = start(() => new Response('', { status: 500 }));
    await expect(bound.sendReset().mutationFn({ email: 'ada@lab.test' })).rejects.toMatchObject({
      ...{ errorCode: 'reset-failed', message: 'Unknown error occurred', statusCode: 500 },
    });
  });
});
