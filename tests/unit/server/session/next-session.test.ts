import { createNextSession } from '@gatehouse/sdk/next';
import { afterEach, expect, it, vi } from 'vitest';
import { ISSUER } from '../../../contract/emulator/support';
import { createApplication, ORIGIN, SECRET } from './application';

afterEach(() => {
  vi.useRealTimers();
});

/** A page of Next behind its proxy. */
const create = () => {
  const application = createApplication();
  const { emulator, provider, jar } = application;
  const { auth, proxy } = createNextSession({
    issuer: ISSUER,
    clientId: 'portal',
    baseUrl: ORIGIN,
    secret: SECRET,
    onError: () => undefined,
    fetch: (input, init) =>
      provider.isDown ? Promise.reject(new TypeError('fetch failed')) : emulator.handle(new Request(input, init)),
  });
  const open = async (own: Record<string, string> = {}) => {
    await proxy(new Request(`${ORIGIN}/reports`, { headers: { cookie: jar.header(), ...own } }));
    return auth();
  };
  return { ...application, open };
};

it('says that the provider is down, where the proxy could not renew', async () => {
  const { signIn, advance, provider, open } = create();
  await signIn();
  expect((await open()).status).toBe('signed-in');
  advance(24 * 60 * 60);
  provider.isDown = true;
  await expect(open()).rejects.toMatchObject({ name: 'SessionUnavailableError', status: 503 });
  provider.isDown = false;
  expect((await open()).status).toBe('signed-in');
});

it('believes no browser that says so', async () => {
  const { signIn, open } = create();
  await signIn();
  expect((await open({ 'x-gatehouse-outage': '1' })).status).toBe('signed-in');
});
