import { createIdentity } from '@gatehouse/sdk';
import { expect, it } from 'vitest';
import { identityOptions } from '../../../demo/portal/identity-options';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser } from '../../support/tabs';

const options = identityOptions({ identityUrl: 'https://id.test', clientId: 'portal' });

it.each([
  ['no issuer', ''],
  ['a foreign issuer', '&iss=https%3A%2F%2Fevil.test'],
])('the portal refuses a callback with %s, and sends no request', async (_, iss) => {
  const { fetch, calls } = createRecorder([() => json({}, { status: 401 })]);
  const tab = createBrowser({ fetch }).openTab('https://portal.test/');
  const { session } = createIdentity({ ...options, logLevel: 'silent', environment: tab.environment });
  await session.login();
  const state = tab.redirects[0]?.searchParams.get('state') ?? expect.fail('the page stayed');
  tab.open(`/oauth/callback?code=c&state=${state}${iss}`);
  await session.handleCallback().catch(() => undefined);
  expect(session.get().status).not.toBe('authenticated');
  expect(calls.filter(({ url }) => url.pathname.endsWith('/oauth/token'))).toEqual([]);
});
