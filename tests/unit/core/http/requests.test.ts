import type { IdentityOptions } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { array, object, optional, string, unknown } from 'zod/mini';
import { get } from '../../../../sdk/core/contract';
import { createRecorder, json } from '../../../support/recorder';
import { silentIdentity } from '../../../support/silent-identity';
import { createBrowser } from '../../../support/tabs';

const list = get('/groups/v1', {
  input: object({ filter: optional(unknown()), ids: optional(array(string())) }),
  comma: ['ids'],
  output: unknown(),
});

const setUp = (options: Partial<IdentityOptions> = {}, page?: string) => {
  const recorder = createRecorder([() => json({})]);
  const tab = createBrowser({ fetch: recorder.fetch }).openTab(page);
  const identity = silentIdentity({ environment: tab.environment, ...options });
  return { ...recorder, identity };
};

const first = ({ calls }: ReturnType<typeof setUp>) => calls[0] ?? expect.fail('nothing was sent');

describe('URL', () => {
  it('calls a function for the base URL of each path', async () => {
    const setup = setUp({ baseUrl: (path) => `https://h${path.length}.example.com` });
    await setup.identity.call(list)({});
    expect(first(setup).url.host).toBe('h10.example.com');
  });
});

describe('headers', () => {
  it('are those of the specification', async () => {
    const setup = setUp(
      {
        tokenResolver: () => 'host-token',
        tenantResolver: async () => ({ tenant: 'acme' }),
        additionalHeadersResolver: () => [{ key: 'x-extra', value: '1' }],
        appId: 'app-1',
        requestSource: 'admin-portal',
        enableSessionPerTenant: true,
        metadataHeaders: { framework: 'react@19.3.1', fronteggSdkVersion: '@gatehouse/sdk@0.1.0' },
      },
      'https://portal.example.com/?tenantId=t1',
    );
    await setup.identity.call(list)({});
    expect(Object.fromEntries(first(setup).headers)).toEqual({
      authorization: 'Bearer host-token',
      'content-type': 'application/json',
      'frontegg-login-alias': 'acme',
      'frontegg-requested-application-id': 'app-1',
      'frontegg-scoped-tenant': 't1',
      'frontegg-source': 'admin-portal',
      'x-extra': '1',
      'x-frontegg-framework': 'react@19.3.1',
      'x-frontegg-sdk': '@gatehouse/sdk@0.1.0',
    });
    expect(first(setup).credentials).toBe('same-origin');
  });

  it('do not name the account of a link, which any page could have opened', async () => {
    const setup = setUp({}, 'https://portal.example.com/?tenantId=t1');
    await setup.identity.call(list)({});
    expect(first(setup).headers.has('frontegg-scoped-tenant')).toBe(false);
  });

  it('name the application once it is selected, except in sign-in and renewal', async () => {
    const setup = setUp({ appId: 'own', tokenResolver: () => 'host-token' });
    const open = get('/open/v1', { auth: 'none', output: unknown() });
    setup.identity.setRequestedApplication('notes');
    await setup.identity.call(list)({});
    await setup.identity.call(open)();
    setup.identity.setRequestedApplication(null);
    await setup.identity.call(list)({});
    const requested = setup.calls.map(({ headers }) => headers.get('frontegg-requested-application-id'));
    expect(requested).toEqual(['notes', 'own', 'own']);
  });

  it('name the requesting screen once it is set', async () => {
    const setup = setUp();
    await setup.identity.call(list)({});
    setup.identity.setRequestSource('login-box');
    await setup.identity.call(list)({});
    setup.identity.setRequestSource(null);
    await setup.identity.call(list)({});
    expect(setup.calls.map(({ headers }) => headers.get('frontegg-source'))).toEqual([null, 'login-box', null]);
  });

  it('are passed to the interceptor, whose options are used', async () => {
    const setup = setUp({ beforeRequestInterceptor: (options, url) => ({ ...options, headers: { 'x-url': url } }) });
    await setup.identity.call(list)({});
    expect(Object.fromEntries(first(setup).headers)).toEqual({ 'x-url': 'https://id.example.com/frontegg/groups/v1' });
  });
});

describe('two identities on a page', () => {
  it('are independent', async () => {
    const one = setUp({ tokenResolver: () => 'a', appId: 'one' });
    const two = setUp({ baseUrl: 'https://other.example.com' });
    one.identity.setRequestSource('admin-portal');
    await Promise.all([one.identity.call(list)({}), two.identity.call(list)({})]);
    expect(first(one).headers.get('authorization')).toBe('Bearer a');
    expect(first(two).headers.get('authorization')).toBeNull();
    expect(first(two).headers.get('frontegg-requested-application-id')).toBeNull();
    expect(first(two).headers.get('frontegg-source')).toBeNull();
    expect(first(two).url.host).toBe('other.example.com');
  });
});
