import { createIdentity, type IdentityOptions } from '@gatehouse/sdk';
import { findCustomLogin } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import { goToCustomLogin } from '../../../sdk/sign-in/custom-login';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser } from '../../support/tabs';

const setUp = (response: unknown, tenantResolver?: IdentityOptions['tenantResolver'], status = 200) => {
  const { calls, fetch } = createRecorder([() => json(response, { status })]);
  const tab = createBrowser({ fetch }).openTab(
    'https://portal.example.com/account/login?redirectUrl=%2Fdeep&invitationToken=i-1',
  );
  const options = { baseUrl: 'https://id.example.com', clientId: 'portal', logLevel: 'silent' } as const;
  return { calls, tab, identity: createIdentity({ ...options, environment: tab.environment, tenantResolver }) };
};

describe('the login URL of a tenant', () => {
  it('is requested by the alias of the tenant', async () => {
    const response = { tenantId: 't1', loginUrl: 'https://acme.example.com/login', applicationUrl: '/app' };
    const { identity, calls } = setUp(response, async () => ({ tenant: 'acme' }));
    const login = await findCustomLogin(identity);
    expect(calls[0]?.headers.get('frontegg-login-alias')).toBe('acme');
    expect(calls[0]?.url.pathname).toBe('/frontegg/tenants/resources/account-settings/v1/public');
    expect(login?.loginUrl?.href).toBe('https://acme.example.com/login');
    expect(login?.applicationUrl?.href).toBe('https://portal.example.com/app');
  });

  it.each([[undefined], [() => ({ tenant: null })], [() => ({ tenant: '' })]])(
    'is undefined, without a call, without a tenant',
    async (resolver) => {
      const { identity, calls } = setUp({}, resolver);
      expect(await findCustomLogin(identity)).toBeUndefined();
      expect(calls).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', 'https://a:b@evil.test', 'data:text/html,x', ''])(
    'never redirects to %s',
    async (loginUrl) => {
      const { identity } = setUp({ tenantId: 't1', loginUrl }, () => ({
        tenant: 'acme',
      }));
      expect((await findCustomLogin(identity))?.loginUrl).toBeUndefined();
    },
  );

  it('fails for an unknown tenant', async () => {
    const { identity } = setUp({ errors: ['Not found'] }, () => ({ tenant: 'nobody' }), 404);
    await expect(findCustomLogin(identity)).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([
    ['its own URL', 'https://acme.example.com/login', true],
    ['this page, whatever its query', 'https://portal.example.com/account/login?x=1', false],
    ['none', undefined, false],
  ])('is opened with the target and the invitation: %s', async (_, loginUrl, isLeft) => {
    const { identity, tab } = setUp({ tenantId: 't1', loginUrl }, () => ({ tenant: 'acme' }));
    expect(await goToCustomLogin(identity)).toBe(isLeft);
    const left = `${loginUrl}?redirectUrl=${encodeURIComponent('https://portal.example.com/deep')}&invitationToken=i-1`;
    expect(tab.redirects.map(String)).toEqual(isLeft ? [left] : []);
  });
});
