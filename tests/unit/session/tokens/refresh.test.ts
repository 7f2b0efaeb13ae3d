import { describe, expect, it } from 'vitest';
import { admin, reader } from '../../../../emulator/seed/users';
import { createFixture } from '../../../support/fixture';
import { settle } from '../../../support/tabs';

const SILENT = '/oauth/authorize/silent';
const LIFETIME = 300_000;

const signedIn = async (options: Parameters<typeof createFixture>[0] = {}) => {
  const fixture = createFixture(options);
  const { identity, tab } = fixture.open();
  await fixture.signIn(identity, tab, admin);
  await settle();
  return { ...fixture, identity, tab };
};

describe('a transient error of a renewal', () => {
  it('falls back to a valid token', async () => {
    const { identity, clock, emulator } = await signedIn();
    const token = await identity.session.getToken();
    clock.jump(LIFETIME - 20_000);
    emulator.fail({ path: SILENT, status: 500 });
    const requested = identity.session.getToken();
    await clock.advance(3_000);
    expect(await requested).toBe(token);
  });
});

describe('an outage of ten minutes', () => {
  it('has fewer attempts as it lasts', async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, network: 'refuse', times: 999 });
    const failed = identity.session.getToken().catch(() => undefined);
    await clock.advance(600_000);
    await failed;
    expect(emulator.hits(SILENT)).toBeLessThan(35);
    expect(identity.session.get().status).toBe('authenticated');
  });
});

describe('a refusal of a renewal', () => {
  it('includes a token of another user', async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    const claims = { sub: 'somebody-else', iss: emulator.issuer, aud: 'portal', iat: 1, exp: 2 };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id_token = `${part({ alg: 'RS256' })}.${part(claims)}.x`;
    emulator.fail({ path: SILENT, status: 200, body: { id_token, access_token: id_token } });
    expect(await identity.session.getToken().catch(() => undefined)).toBeUndefined();
    expect(identity.session.get().status).toBe('unauthenticated');
  });

  it.each([
    ['a page of a firewall', { status: 403, body: '<h1>Blocked</h1>' }],
    ['a gateway that speaks JSON', { status: 401, body: { message: 'Unauthorized' } }],
    ['no body', { status: 401, body: '' }],
  ])("is only the provider's own: %s keeps the session", async (_, response) => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, ...response, times: 9 });
    const failed = identity.session.getToken().catch(() => undefined);
    await clock.advance(5_000);
    await failed;
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: true });
  });
});

describe('an embedded login', () => {
  const token = (sub: string) => `e30.${Buffer.from(JSON.stringify({ sub, tenantId: 't' })).toString('base64url')}.x`;

  it('ends when the provider returns another user', async () => {
    const { open, emulator, clock } = createFixture();
    const { identity } = open('/', { loginMode: 'embedded' });
    await identity.session.accept({ accessToken: token('one'), expiresIn: 300 });
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { id: 'one' } });
    clock.jump(LIFETIME);
    const path = '/identity/resources/auth/v1/user/token/refresh';
    emulator.fail({ path, status: 200, body: { accessToken: token('two'), expiresIn: 300 } });
    expect(await identity.session.getToken().catch(() => undefined)).toBeUndefined();
    expect(identity.session.get()).toMatchObject({ status: 'unauthenticated', reason: 'expired' });
  });

  it('refuses a response without a token', async () => {
    const { open } = createFixture();
    await expect(open().identity.session.accept({ mfaRequired: true })).rejects.toMatchObject({
      errorCode: 'invalid-token',
    });
  });
});

describe('the first load', () => {
  it.each([
    ['a provider without the call', { status: 404, body: '<h1>Not found</h1>' }, 'unauthenticated'],
    ['a firewall', { status: 403, body: '' }, 'unauthenticated'],
    ['a limit', { status: 429, body: '' }, 'loading'],
    ['an outage', { status: 503, body: '' }, 'loading'],
  ])('in a browser that knows no user, after the response of %s', async (_, response, status) => {
    const { open, emulator, clock } = createFixture();
    emulator.fail({ path: SILENT, ...response, times: 9 });
    const { identity } = open();
    const loading = identity.session.load();
    await clock.advance(5_000);
    expect((await loading).status).toBe(status);
  });

  it('reports that the provider is unreachable, and retries', async () => {
    const { open, clock, emulator, signIn } = createFixture();
    const first = open();
    await signIn(first.identity, first.tab, reader);
    first.identity.dispose();
    clock.jump(LIFETIME);
    const outage = emulator.fail({ network: 'refuse' });
    const { identity } = open();
    void identity.session.load();
    await clock.advance(2_000);
    expect(identity.session.get()).toMatchObject({
      status: 'loading',
      degraded: true,
      error: { errorCode: 'network' },
    });
    outage.stop();
    await clock.advance(5_000);
    expect(identity.session.get().status).toBe('authenticated');
  });
});
