import { describe, expect, it } from 'vitest';
import { IdentityError } from '../../../../sdk/core/errors';
import { errorTexts } from '../../../../sdk/error-catalog';
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

  const failure = new IdentityError('sign-in-failed', { message: 'Failed to authenticate', traceId: 'trace-1' });
  /** The login to which a failed single sign-on has led back. */
  const returned = async (email = ada) => {
    let failures = [failure];
    const ssoFailure = () => {
      const [known] = failures;
      failures = [];
      return known;
    };
    const started = start(withSso, { ssoFailure });
    const flow = started.at(undefined, { email });
    started.timers.pass(0);
    await expect.poll(() => flow.get().step).toBe('loginWithSSOFailed');
    return { ...started, flow };
  };

  it('stays where it failed after it has led back to the login, with the reason', async () => {
    const { flow, names, timers } = await returned();
    timers.pass(1000);
    await expect.poll(() => flow.get().busy).toBeNull();
    expect(flow.get()).toMatchObject({ step: 'loginWithSSOFailed', context: { ssoFailure: failure } });
    expect(names()).toEqual([]);
  });

  it('starts again for the same address, without the old reason', async () => {
    const { flow } = await returned();
    await flow.send('retry');
    expect(flow.get()).toMatchObject({ step: 'redirectToSSO', context: { email: ada, ssoAddress: address } });
    expect(flow.get().context.ssoFailure).toBeUndefined();
  });

  it('returns to the email without an address to start again for, or for another one', async () => {
    const unknown = await returned('');
    await unknown.flow.send('retry');
    expect(unknown.flow.get().step).toBe('preLogin');
    const { flow } = await returned();
    await flow.send('back');
    expect(flow.get()).toMatchObject({ step: 'preLogin', error: null });
    expect(flow.get().context.ssoFailure).toBeUndefined();
  });

  it('keeps the address for the return', async () => {
    const kept: string[] = [];
    const { at } = start(withSso, { storeEmail: (email) => void kept.push(email) });
    const flow = at();
    await flow.send('submit', { email: ada });
    await flow.send('go');
    expect(kept).toEqual([ada]);
  });

  it('does nothing where a preview starts', () => {
    const { at, timers } = start();
    for (const step of ['redirectToSSO', 'loginWithSSOFailed', 'success'] as const) at(step);
    expect(timers.pending()).toEqual([]);
  });
});
