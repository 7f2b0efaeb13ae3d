import { createIdentity, type IdentityOptions, isAbort } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import * as tokens from '@gatehouse/sdk/tokens';
import { describe, expect, it } from 'vitest';
import { json } from '../../support/recorder';
import { createBrowser, settle } from '../../support/tabs';

const baseUrl = 'https://id.example.com';

const setUp = (own: Partial<IdentityOptions> = {}, page?: string) => {
  let requests = 0;
  const fetch = async () => {
    requests += 1;
    return json({ errors: ['Unauthorized'] }, { status: 401 });
  };
  const tab = createBrowser({ fetch }).openTab(page);
  const { environment } = tab;
  const identity = createIdentity({ baseUrl, clientId: 'portal', logLevel: 'silent', environment, ...own });
  return { identity, tab, requests: () => requests };
};

describe('a wrongly configured identity throws for', () => {
  it.each([
    undefined,
    null,
    {},
    { baseUrl },
    { baseUrl, clientId: '' },
    { baseUrl, clientId: ' ' },
    { baseUrl, clientId: 5 },
  ])('%j', (options) => {
    const make = () => createIdentity(options as IdentityOptions);
    expect(make).toThrow('createIdentity needs a clientId');
    expect(make).toThrow(expect.objectContaining({ name: 'IdentityError', errorCode: 'invalid-input' }));
  });

  it.each(['', 'auth.example.com', 5])('the issuer %j', (issuer) => {
    const make = () => createIdentity(Object.assign({ baseUrl, clientId: 'portal' }, { issuer }) as IdentityOptions);
    expect(make).toThrow(`createIdentity: "issuer" must be a URL: ${issuer}`);
  });

  it('a base URL that is no text', () => {
    const make = () =>
      createIdentity(Object.assign({ clientId: 'portal' }, { baseUrl: 5 }) as object as IdentityOptions);
    expect(make).toThrow('The base URL must be an http or https address');
  });

  it.each(['auth.example.com', 'https://u:p@h'])('the base URL %s', (value) => {
    const make = () => setUp({ baseUrl: value }, 'https://portal.example.com/app/');
    expect(make).toThrow('such as https://auth.example.com');
    expect(make).toThrow(expect.objectContaining({ errorCode: 'invalid-base-url' }));
  });

  it('a relative base URL without a page', async () => {
    const nowhere = { page: () => undefined };
    expect(() => createIdentity({ baseUrl: '/idp', clientId: 'portal', environment: nowhere })).toThrow('The base URL');
    const without = createIdentity({ clientId: 'portal', environment: nowhere });
    await expect(without.call(contracts.flags).load()).rejects.toMatchObject({ errorCode: 'invalid-base-url' });
    expect(await without.session.load()).toMatchObject({ degraded: true, error: { errorCode: 'invalid-base-url' } });
  });

  it('a function that returns no base URL', async () => {
    const { identity } = setUp({ baseUrl: () => 'auth.example.com' });
    await expect(identity.call(contracts.flags).load()).rejects.toMatchObject({ errorCode: 'invalid-base-url' });
  });

  it('an insecure page, at the first use of cryptography', async () => {
    const { environment } = createBrowser({ fetch: async () => json({}) }).openTab('http://portal.example.com/');
    const { identity } = setUp({ environment: { ...environment, crypto: {} as Crypto } });
    await expect(identity.session.login()).rejects.toMatchObject({
      errorCode: 'insecure-context',
      message: 'Sign-in needs a secure page: open it over https or on localhost.',
    });
  });
});

describe('a wrongly used identity throws', () => {
  it('before any user signed in', async () => {
    const { identity } = setUp();
    await expect(identity.call(contracts.profile).getMe()).rejects.toMatchObject({ statusCode: 401 });
    await identity.session.load();
    await expect(identity.session.switchTenant('north')).rejects.toMatchObject({ errorCode: 'signed-out' });
    await expect(identity.session.refresh()).rejects.toMatchObject({ statusCode: 401, message: 'Unauthorized' });
    await expect(identity.session.accept({})).rejects.toMatchObject({ errorCode: 'invalid-token' });
    expect(await identity.session.getToken()).toBeUndefined();
    await expect(identity.session.logout()).resolves.toBeUndefined();
  });
});

describe('a disposed identity', () => {
  const uses = (identity: ReturnType<typeof setUp>['identity']): Record<string, () => Promise<unknown>> => ({
    login: () => identity.session.login(),
    handleCallback: () => identity.session.handleCallback(),
    accept: () => identity.session.accept({ accessToken: 'e30.e30.x' }),
    getToken: () => identity.session.getToken(),
    getAccessToken: () => identity.session.getAccessToken(),
    refresh: () => identity.session.refresh(),
    switchTenant: () => identity.session.switchTenant('north'),
    forget: () => identity.session.forget(),
    logout: () => identity.session.logout(),
    call: () => identity.call(contracts.profile).getMe(),
    query: () => identity.of(tokens).list({ type: 'ClientCredentials' }).queryFn({}),
  });

  it.each(Object.keys(uses(setUp().identity)))('refuses %s, whether it was used before or not', async (name) => {
    for (const used of [true, false]) {
      const { identity, tab, requests } = setUp();
      if (used) await identity.session.load();
      identity.dispose();
      await settle();
      const before = requests();
      const error = await uses(identity)
        [name]?.()
        .catch((thrown: unknown) => thrown);
      expect(isAbort(error)).toBe(true);
      expect(error).toMatchObject({ message: 'This identity is disposed: create another' });
      expect([requests(), tab.redirects]).toEqual([before, []]);
    }
  });

  it('keeps its last state, and may be disposed again', async () => {
    const { identity, requests } = setUp();
    const known = await identity.session.load();
    identity.dispose();
    identity.dispose();
    const before = requests();
    expect(await identity.session.load()).toBe(known);
    expect(identity.session.get()).toBe(known);
    expect(requests()).toBe(before);
  });

  it('makes no request if it was never used', async () => {
    const { identity, requests } = setUp();
    identity.dispose();
    expect(await identity.session.load()).toEqual({ status: 'loading', degraded: false });
    expect(requests()).toBe(0);
  });
});
