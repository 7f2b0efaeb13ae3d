import { createIdentity } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { actAs } from '../../../sdk/flows/impersonate/flow';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser } from '../../support/tabs';

const start = (token: string | undefined, status = 200) => {
  const { calls, fetch } = createRecorder([() => json({}, { status })]);
  const tab = createBrowser({ fetch }).openTab('https://portal.test/administration/users');
  const options = { baseUrl: 'https://id.test', clientId: 'host', logLevel: 'silent' } as const;
  const identity = createIdentity({ ...options, environment: tab.environment });
  const forgotten: string[] = [];
  const session = { getToken: async () => token, forget: async () => void forgotten.push('session') };
  return { calls, tab, forgotten, act: () => actAs({ ...identity, session }, 'user-2') };
};

describe('acting as a user', () => {
  it('calls the provider with the own token, forgets the session and opens the application', async () => {
    const { calls, tab, forgotten, act } = start('own-token');
    await act();
    expect(calls.map(({ url, body }) => [url.pathname, JSON.parse(body ?? '')])).toEqual([
      ['/frontegg/identity/resources/impersonation/v1', { impersonatedUserId: 'user-2', actorToken: 'own-token' }],
    ]);
    expect(forgotten).toEqual(['session']);
    expect(tab.redirects.map(String)).toEqual(['https://portal.test/']);
  });

  it.each([
    ['without a session', undefined, 200, { errorCode: 'signed-out' }],
    ['when the provider refuses', 'own-token', 403, { statusCode: 403 }],
  ] as const)('changes nothing %s', async (_, token, status, expected) => {
    const { tab, forgotten, act } = start(token, status);
    await expect(act()).rejects.toMatchObject(expected);
    expect([forgotten, tab.redirects]).toEqual([[], []]);
  });
});
