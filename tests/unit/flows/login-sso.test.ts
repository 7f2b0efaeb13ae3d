import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../../sdk/error-catalogue';
import { ada, start } from './login-start';

describe('single sign-on', () => {
  const address = 'https://login.corp.test/saml';
  const withSso = { ssoLogin: { preLoginV2: async () => ({ address, idpType: 'saml' }) } };

  it('redirects after two seconds', async () => {
    const { at, calls, names, timers } = start(withSso);
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get().step).toBe('redirectToSSO');
    expect(names()).not.toContain('getVendorConfig');
    timers.pass(1999);
    expect(names()).not.toContain('redirect');
    timers.pass(2000);
    expect(calls.at(-1)).toEqual(['redirect', address]);
  });

  it.each([
    ['oidc', 'https://login.corp.test/auth?a=1', `&redirect_uri=${encodeURIComponent('https://host.test/back')}`],
    ['oidc', 'https://login.corp.test/auth', `?redirect_uri=${encodeURIComponent('https://host.test/back')}`],
    ['oidc', 'https://login.corp.test/auth?redirect_uri=x', ''],
    ['saml', 'https://login.corp.test/auth?a=1', ''],
  ])('sends the redirect URI for %s, unless it has one', async (idpType, target, added) => {
    const preLoginV2 = async () => ({ address: target, idpType });
    const { at } = start({ ssoLogin: { preLoginV2 } }, { oidcCallback: () => 'https://host.test/back' });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get().context.ssoAddress).toBe(target + added);
  });

  it('requests the tenant of the page', async () => {
    const { at, calls } = start(withSso, { tenantId: () => 'tenant-1' });
    await at().send('submit', { email: ada });
    expect(calls[0]).toEqual(['preLoginV2', { email: ada, tenantId: 'tenant-1' }]);
  });

  it('does not redirect after going back', async () => {
    const { at, names, timers } = start(withSso);
    const flow = at();
    await flow.send('submit', { email: ada });
    await flow.send('back');
    timers.pass(5000);
    expect(names()).not.toContain('redirect');
    expect(flow.get()).toMatchObject({ step: 'preLogin', context: { email: ada } });
  });

  it('delegates the redirect to a native shell', async () => {
    const launched: string[] = [];
    const launchSso = (email: string) => launched.push(email) > 0;
    const { at, names, timers } = start(withSso, { launchSso });
    const flow = at();
    await flow.send('submit', { email: ada });
    timers.pass(2000);
    expect(launched).toEqual([ada]);
    expect(names()).not.toContain('redirect');
  });

  it('fails for a disallowed address', async () => {
    const { at, timers } = start(withSso, { redirect: () => false });
    const flow = at();
    await flow.send('submit', { email: ada });
    timers.pass(2000);
    await expect.poll(() => flow.get().error?.message).toBe(errorTexts['redirect-refused']);
  });

  it('shows a failed single sign-on for one second', async () => {
    const { at, names, timers } = start();
    const flow = at();
    await flow.send('ssoFailed');
    expect(flow.get().step).toBe('loginWithSSOFailed');
    timers.pass(999);
    expect(names()).toEqual([]);
    timers.pass(1000);
    expect(names()).toEqual(['navigate']);
  });

  it('does nothing where a preview starts', () => {
    const { at, timers } = start();
    for (const step of ['redirectToSSO', 'loginWithSSOFailed', 'success'] as const) at(step);
    expect(timers.pending()).toEqual([]);
  });
});
