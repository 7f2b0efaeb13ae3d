import { describe, expect, it } from 'vitest';
import { admin, reader } from '../../../../emulator/seed/users';
import { createFixture } from '../../../support/fixture';

const TOKEN = '/oauth/token';
const transactions = (keys: string[]) => keys.filter((key) => key.startsWith('HOSTED_LOGIN_VERIFIER_KEY'));

describe('starting a hosted login', () => {
  it('signs in to an application by id, below the path of the host, and continues at the requested page', async () => {
    const { open } = createFixture();
    const { identity, tab } = open('/tools/', { appId: 'app-1', basename: 'tools/' });
    const directAction = { type: 'social-login', data: 'göögle' } as const;
    await identity.session.login({
      directAction,
      organization: 'acme',
      uiLocales: ['de-AT', 'en'],
      extra: { client_id: 'evil', ui_locales: 'fr' },
    });
    const query = tab.redirects[0]?.searchParams ?? expect.fail('not sent');
    expect(query.get('client_id')).toBe('app-1');
    expect(query.get('redirect_uri')).toBe('http://localhost:4300/tools/oauth/callback');
    expect(query.get('organization')).toBe('acme');
    expect(query.get('ui_locales')).toBe('de-AT en');
    const action = Buffer.from(query.get('login_direct_action') ?? '', 'base64').toString();
    expect(JSON.parse(action)).toEqual(directAction);
    expect(identity.routes.loginUrl).toBe('/tools/account/login');
    expect(identity.safeRedirect('/tools/account/logout')).toBeUndefined();
  });
});

describe('callback', () => {
  it('signs in, returns to the requested page, and cleans the URL', async () => {
    const { open, signIn, emulator, browser } = createFixture();
    const { identity, tab } = open('/roadmap?a=1#top');
    const { returnTo } = await signIn(identity, tab, admin);
    expect(returnTo.href).toBe('http://localhost:4300/roadmap?a=1#top');
    expect(tab.page().href).toBe('http://localhost:4300/oauth/callback');
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: admin.email } });
    expect(emulator.hits(TOKEN)).toBe(1);
    expect(transactions(browser.local.keys())).toEqual([]);
  });

  it('leaves a signed-in user on their page when a step-up is canceled', async () => {
    const { open, signIn, emulator } = createFixture();
    const { identity, tab } = open('/roadmap');
    await signIn(identity, tab, reader);
    await identity.session.login({ returnTo: '/billing', maxAge: 0 });
    const state = tab.redirects.at(-1)?.searchParams.get('state');
    tab.open(`/oauth/callback?error=access_denied&state=${state}&iss=${emulator.issuer}`);
    const { returnTo } = await identity.session.handleCallback();
    expect(returnTo.pathname).toBe('/billing');
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: reader.email } });
  });

  it('does not start over at the log-out route', async () => {
    const { open, signIn } = createFixture();
    const { identity, tab } = open('/account/logout');
    expect((await signIn(identity, tab, reader)).returnTo.pathname).toBe('/');
  });
});
