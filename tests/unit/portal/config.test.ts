import { createIdentity } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { identityOptions, readConfig } from '../../../demo/portal/config';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser } from '../../support/tabs';

const known = { identityUrl: 'https://login.example.com', clientId: 'portal' };
const read = (body: unknown, status = 200) => readConfig(Response.json(body, { status }));

describe('the settings in the page', () => {
  it('need no URL outside of the portal', async () => expect(await read(known)).toEqual({ ...known, links: {} }));

  it('contain the configured URLs', async () => {
    const links = { follow: 'https://network.example.com/us', terms: 'http://localhost:9/terms', apply: undefined };
    expect((await read({ ...known, links })).links).toEqual({ follow: links.follow, terms: links.terms });
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'network.example.com', '//network.example.com', ''])(
    'omit %j, which is not a web address',
    async (follow) => expect((await read({ ...known, links: { follow } })).links).toEqual({}),
  );

  it('cause an error when no user could sign in', async () => {
    await expect(read({ msg: 'away' }, 503)).rejects.toThrow('status 503');
    await expect(read({ clientId: 'portal' })).rejects.toThrow();
  });
});

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
