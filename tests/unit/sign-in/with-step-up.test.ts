import { type IdentityOptions, MULTI_FACTOR, providerNow } from '@gatehouse/sdk';
import { withStepUp } from '@gatehouse/sdk/sign-in';
import { describe, expect, it, vi } from 'vitest';
import { createRecorder, json } from '../../support/recorder';
import { silentIdentity } from '../../support/silent-identity';
import { createBrowser, createClock, settle, type Tab } from '../../support/tabs';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${base64url({ alg: 'RS256' })}.${base64url({ sub: 'u1', ...claims })}.x`;

const setUp = async (claims: object | undefined, options: Partial<IdentityOptions> = {}, status = 404) => {
  const clock = createClock();
  const { fetch } = createRecorder([() => json({}, { status })]);
  const tab = createBrowser({ fetch, clock }).openTab('https://portal.example.com/danger?a=1');
  const identity = silentIdentity({ environment: tab.environment, ...options });
  if (claims) await identity.session.accept({ accessToken: token(claims), expiresIn: 3600 });
  await settle();
  const action = vi.fn(() => 'done');
  return { identity, tab, clock, action, now: Math.floor(clock.now() / 1000) };
};

const proof = { acr: MULTI_FACTOR, amr: ['pwd', 'mfa', 'otp'] };

/** Returns the outcome of a promise that stays pending when the page leaves. */
const within = async (tab: Tab, promise: Promise<unknown>) => {
  const seen: { value?: unknown; error?: unknown } = {};
  const left = tab.redirects.length;
  promise.then(
    (value) => Object.assign(seen, { value }),
    (error: unknown) => Object.assign(seen, { error }),
  );
  // The redirect to the provider waits for Web Crypto.
  await expect.poll(() => tab.redirects.length > left || Object.keys(seen).length > 0).toBe(true);
  await settle();
  return seen;
};

describe('an action that needs a second factor', () => {
  it.each([
    ['no second factor', { amr: ['pwd'] }],
    ['an acr without an amr', { acr: MULTI_FACTOR, amr: ['mfa', 'pwd'] }],
    ['one that is too old', { ...proof, auth_time: 1 }],
  ])('redirects to the provider with %s, and waits', async (_, claims) => {
    const { identity, action, tab } = await setUp(claims);
    const outcome = await within(tab, withStepUp(identity, action, { maxAge: 300, organization: 'acme' }));
    expect(outcome).toEqual({});
    expect(action).not.toHaveBeenCalled();
    const query = tab.redirects[0]?.searchParams ?? expect.fail('the page stayed');
    expect(query.get('acr_values')).toBe(MULTI_FACTOR);
    expect(query.get('max_age')).toBe('300');
    expect(query.get('organization')).toBe('acme');
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBe('true');
  });

  const MINUTE = 60;
  const DAY = 24 * 3600;
  it.each(
    [0, 9 * MINUTE, -9 * MINUTE, DAY, -DAY, 3650 * DAY].flatMap((ahead) => [
      [ahead, 60, 0, true] as const,
      [ahead, 60, 200, true] as const,
      [ahead, 60, 260, false] as const,
      [ahead, 400, 0, false] as const,
    ]),
  )(
    'is recent by the clock of the provider: device %i s ahead, %i s old on arrival, %i s later: %s',
    async (...row) => {
      const [ahead, age, later, isRecent] = row;
      const { identity, action, clock, now, tab } = await setUp(undefined);
      const iat = now - ahead;
      await identity.session.accept({ accessToken: token({ ...proof, iat, auth_time: iat - age }), expiresIn: 3600 });
      clock.jump(later * 1000);
      const outcome = await within(tab, withStepUp(identity, action, { maxAge: 300 }));
      expect(outcome).toEqual(isRecent ? { value: 'done' } : {});
    },
  );

  it('keeps what it knows of the clock when a renewal leaves the token as it was', async () => {
    const { identity, action, clock, now, tab } = await setUp(undefined);
    const iat = now - DAY;
    const accessToken = token({ ...proof, iat, auth_time: iat });
    await identity.session.accept({ accessToken, expiresIn: 3600 });
    clock.jump(400_000);
    await identity.session.accept({ accessToken, expiresIn: 3600 });
    expect(await within(tab, withStepUp(identity, action, { maxAge: 300 }))).toEqual({});
  });

  it.each([
    ['a claim that is no time', { iat: 'now' }, 1_000_000],
    ['a token of the past', { iat: 900 }, 1_000_000],
    ['a token of the future', { iat: 2000 }, 2_000_000],
  ])('takes the clock of the device for claims that no session received: %s', (_, claims, now) => {
    expect(providerNow(claims, 1_000_000)).toBe(now);
  });

  it('redirects to its own route with an embedded login, with the page to return to', async () => {
    const { identity, action, tab } = await setUp({ amr: ['pwd'] }, { loginMode: 'embedded' });
    await within(tab, withStepUp(identity, action, { maxAge: 60 }));
    expect(tab.redirects.map(String)).toEqual([
      'https://portal.example.com/account/step-up?maxAge=60&redirectUrl=https%3A%2F%2Fportal.example.com%2Fdanger%3Fa%3D1',
    ]);
  });

  it('never uses a cross-origin URL to return to', async () => {
    const { identity, action, tab } = await setUp({ amr: ['pwd'] }, { loginMode: 'embedded' });
    await within(tab, withStepUp(identity, action, { returnTo: 'https://evil.test/' }));
    expect(tab.redirects[0]?.searchParams.get('redirectUrl')).toBe('https://portal.example.com/danger?a=1');
  });

  it('confirms in place if the host supports it, and runs once the token has it', async () => {
    const { identity, action, now, tab } = await setUp({ amr: ['pwd'] });
    const requests: object[] = [];
    const inPlace = (request: object) => {
      requests.push(request);
      return identity.session.accept({ accessToken: token({ ...proof, auth_time: now }), expiresIn: 3600 });
    };
    const asked = { maxAge: 300, reason: 'Confirm to delete Acme Labs' };
    await expect(withStepUp(identity, action, { ...asked, inPlace })).resolves.toBe('done');
    expect(requests).toEqual([asked]);
    expect(tab.redirects).toEqual([]);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('does not run when the confirmation was canceled, or changed nothing', async () => {
    const { identity, action } = await setUp({ amr: ['pwd'] });
    const canceled = withStepUp(identity, action, { inPlace: () => Promise.reject(new Error('closed')) });
    await expect(canceled).rejects.toThrow('closed');
    const unchanged = withStepUp(identity, action, { inPlace: async () => {} });
    await expect(unchanged).rejects.toMatchObject({ errorCode: 'step-up-failed' });
    expect(action).not.toHaveBeenCalled();
  });

  it.each([
    ['user', { sub: 'bob' }],
    ['account', { tenantId: 'elsewhere' }],
  ])('does not run for the second factor of another %s', async (_what, other) => {
    const { identity, action, now } = await setUp({ amr: ['pwd'] });
    const inPlace = () =>
      identity.session.accept({ accessToken: token({ ...proof, auth_time: now, ...other }), expiresIn: 3600 });
    await expect(withStepUp(identity, action, { maxAge: 300, inPlace })).rejects.toMatchObject({ name: 'AbortError' });
    expect(action).not.toHaveBeenCalled();
  });

  const notConfirmed = { name: 'AbortError' };

  it('rejects after ten seconds on a page that is not left', async () => {
    const { identity, action, tab, clock } = await setUp({ amr: ['pwd'] });
    const seen = vi.fn();
    const left = tab.redirects.length;
    withStepUp(identity, action).catch(seen);
    await expect.poll(() => tab.redirects.length).toBeGreaterThan(left);
    await clock.advance(9_999);
    expect(seen).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(notConfirmed));
    expect(action).not.toHaveBeenCalled();
  });

  it('rejects at once on a page restored by "Back"', async () => {
    const { identity, action, tab } = await setUp({ amr: ['pwd'] });
    const seen = vi.fn();
    withStepUp(identity, action).catch(seen);
    await expect.poll(() => tab.redirects.length).toBe(1);
    tab.emit('pageshow', { persisted: false });
    await settle();
    expect(seen).not.toHaveBeenCalled();
    tab.emit('pageshow', { persisted: true });
    await settle();
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(notConfirmed));
  });

  it('rejects when its signal aborts a dialog that never closes', async () => {
    const { identity, action } = await setUp({ amr: ['pwd'] });
    const controller = new AbortController();
    const { signal } = controller;
    const outcome = withStepUp(identity, action, { inPlace: () => new Promise(() => {}), signal });
    controller.abort();
    await expect(outcome).rejects.toMatchObject(notConfirmed);
    await expect(withStepUp(identity, action, { inPlace: async () => {}, signal })).rejects.toMatchObject(notConfirmed);
    expect(action).not.toHaveBeenCalled();
  });

  it('throws the error of the action', async () => {
    const { identity, now } = await setUp(undefined);
    await identity.session.accept({ accessToken: token({ ...proof, auth_time: now }), expiresIn: 3600 });
    await expect(withStepUp(identity, () => Promise.reject(new Error('server')))).rejects.toThrow('server');
  });
});
