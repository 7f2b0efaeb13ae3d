import { createIdentity, type IdentityOptions, matchAccountRoute } from '@gatehouse/sdk';
import { findCustomLogin } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import { goToCustomLogin } from '../../../sdk/sign-in/custom-login';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser } from '../../support/tabs';

const setUp = (
  response: unknown,
  tenantResolver?: IdentityOptions['tenantResolver'],
  status = 200,
  routes: IdentityOptions['routes'] = {},
) => {
  const { calls, fetch } = createRecorder([() => json(response, { status })]);
  const tab = createBrowser({ fetch }).openTab(
    'https://portal.example.com/account/login?redirectUrl=%2Fdeep&invitationToken=i-1',
  );
  const options = { baseUrl: 'https://id.example.com', clientId: 'portal', logLevel: 'silent' } as const;
  return { calls, tab, identity: createIdentity({ ...options, environment: tab.environment, tenantResolver, routes }) };
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

  it.each([
    ['the account names none', undefined, '/acme/login', 'https://portal.example.com/acme/login'],
    ['the account has its own', 'https://acme.example.com/login', '/acme/login', 'https://acme.example.com/login'],
    ['it is on another site', undefined, 'https://login.example.com/', 'https://login.example.com/'],
    ['it is this page', undefined, '/account/login', undefined],
    ['it cannot be opened', undefined, 'javascript:alert(1)', undefined],
    ['it is not set', undefined, undefined, undefined],
  ])('is the customLoginUrl of the host where %s', async (_, loginUrl, customLoginUrl, expected) => {
    const routes = customLoginUrl ? { customLoginUrl } : {};
    const { identity, tab } = setUp({ tenantId: 't1', loginUrl }, () => ({ tenant: 'acme' }), 200, routes);
    expect(await goToCustomLogin(identity)).toBe(expected !== undefined);
    expect(tab.redirects.map(({ origin, pathname }) => origin + pathname)).toEqual(expected ? [expected] : []);
  });

  it('is not the host’s without an account', async () => {
    const { identity, calls } = setUp({}, undefined, 200, { customLoginUrl: '/acme/login' });
    expect(await goToCustomLogin(identity)).toBe(false);
    expect(calls).toEqual([]);
  });

  it('has the screen of the login', () => {
    const { routes } = setUp({}, undefined, 200, { customLoginUrl: '/acme/login' }).identity;
    expect(matchAccountRoute(routes, '/acme/login/')).toBe('loginUrl');
    expect(matchAccountRoute(routes, '/account/login')).toBe('loginUrl');
    expect(matchAccountRoute(setUp({}).identity.routes, '')).toBeUndefined();
  });
});
