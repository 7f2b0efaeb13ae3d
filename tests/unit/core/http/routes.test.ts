import { createIdentity, defaultRoutes, type IdentityOptions } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { createBrowser } from '../../../support/tabs';

const identityWith = (own: Partial<IdentityOptions>) => {
  const { environment } = createBrowser({ fetch: async () => new Response() }).openTab('https://app.example.com/start');
  return createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal', environment, ...own });
};

describe('routes', () => {
  it('are all configurable by the host', () => {
    const routes = Object.fromEntries(Object.keys(defaultRoutes).map((name) => [name, `/elsewhere/${name}`]));
    expect(identityWith({ routes }).routes).toEqual(routes);
  });

  it.each(['tools', '/tools', 'tools/', '/tools//'])('are below the path %s of the application', (basename) => {
    const { routes } = identityWith({ basename });
    expect(routes.loginUrl).toBe('/tools/account/login');
    expect(routes.authenticatedUrl).toBe('/tools/');
  });

  it.each([undefined, '', '/'])('are unchanged below %j', (basename) => {
    expect(identityWith({ basename }).routes).toEqual(defaultRoutes);
  });

  it('may be absolute URLs outside of the application', () => {
    const { routes } = identityWith({ basename: '/tools', routes: { signUpSuccessUrl: 'https://www.example.com/hi' } });
    expect(routes.signUpSuccessUrl).toBe('https://www.example.com/hi');
  });

  it('of sign-in and sign-out are no targets after a sign-in, wherever they are', () => {
    const { safeRedirect } = identityWith({
      routes: { loginUrl: '/enter', customLoginUrl: '/acme' },
      basename: '/tools',
    });
    const refused = ['/tools/enter', '/tools/acme', '/tools/account/logout/', '/tools/oauth/callback?code=1'];
    for (const path of refused) expect(safeRedirect(path)).toBeUndefined();
    for (const path of ['/tools/', '/enter', '/account/login']) expect(safeRedirect(path)?.pathname).toBe(path);
  });
});

describe('the tenant resolver', () => {
  it.each([
    [undefined, undefined],
    [() => ({}), undefined],
    [() => ({ tenant: null }), undefined],
    [() => ({ tenant: '' }), undefined],
    [async () => ({ tenant: 'acme' }), 'acme'],
  ])('returns the tenant (%#)', async (tenantResolver, alias) => {
    expect(await identityWith({ tenantResolver }).tenantAlias()).toBe(alias);
  });

  it('fails with a typed error when it throws', async () => {
    const broken = new RangeError('the host made a mistake');
    const tenantResolver = () => Promise.reject(broken);
    await expect(identityWith({ tenantResolver }).tenantAlias()).rejects.toMatchObject({
      name: 'IdentityError',
      errorCode: 'host-code-failed',
      errorContext: { callback: 'tenantResolver' },
      cause: broken,
    });
  });
});
