import { type IdentityOptions, MULTI_FACTOR, providerNow } from '@gatehouse/sdk';
import { withStepUp } from '@gatehouse/sdk/sign-in';
import { describe, expect, it, vi } from 'vitest';
import { createRecorder, json } from '../../support/recorder';
import { silentIdentity } from '../../support/silent-identity';
import { createBrowser, createClock, settle, type Tab } from '../../support/tabs';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${part({ alg: 'RS256' })}.${part({ sub: 'u1', ...claims })}.x`;
const HERE = 'https://portal.example.com/danger?a=1';
const TIMES = 'GATEHOUSE_STEP_UPS';

const setUp = async (claims: object | undefined, options: Partial<IdentityOptions> = {}, start?: number) => {
  const clock = createClock(start);
  const { fetch } = createRecorder([() => json({}, { status: 404 })]);
  const tab = createBrowser({ fetch, clock }).openTab(HERE);
  const identity = silentIdentity({ environment: tab.environment, ...options });
  const accept = (own: object) => identity.session.accept({ accessToken: token(own), expiresIn: 36_000 });
  if (claims) await accept(claims);
  await settle();
  const action = vi.fn(() => 'done');
  /** Runs once; returns an error, or undefined when the page leaves or the action ran. */
  const stepUp = async (request: Parameters<typeof withStepUp>[2] = {}): Promise<unknown> => {
    let error: unknown;
    withStepUp(identity, action, request).catch((reason: unknown) => {
      error = reason;
    });
    for (let count = 0; count < 3; count += 1) await settle();
    return error;
  };
  return { identity, tab, clock, action, accept, stepUp, now: Math.floor(clock.now() / 1000) };
};

const failed = expect.objectContaining({ errorCode: 'step-up-failed' });
const embedded = { loginMode: 'embedded' } as const;
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
      const { identity, action, accept, clock, now, tab } = await setUp(undefined);
      const iat = now - ahead;
      await accept({ ...proof, iat, auth_time: iat - age });
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

  it.each([
    [{ maxAge: 60 }, 'maxAge=60&', HERE],
    [{ maxAge: 0 }, 'maxAge=0&', HERE],
    [{ returnTo: '/elsewhere?b=2#c' }, '', 'https://portal.example.com/elsewhere?b=2#c'],
    [{ returnTo: 'https://evil.test/' }, '', HERE],
  ])('redirects to its own route with an embedded login, and back to this origin: %j', async (request, age, back) => {
    const { stepUp, tab, action } = await setUp({ amr: ['pwd'] }, embedded);
    await stepUp(request);
    expect(tab.redirects.map(String)).toEqual([
      `https://portal.example.com/account/step-up?${age}redirectUrl=${encodeURIComponent(back)}`,
    ]);
    expect(action).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, HERE],
    ['/elsewhere', 'https://portal.example.com/elsewhere'],
  ])('returns from the hosted login to %s', async (returnTo, stored) => {
    const { identity, action, tab } = await setUp({ amr: ['pwd'] });
    await within(tab, withStepUp(identity, action, { returnTo }));
    const { local } = tab.environment;
    const [key] = local.keys().filter((name) => name.startsWith('HOSTED_LOGIN_VERIFIER_KEY'));
    expect(JSON.parse(local.getItem(key ?? '') ?? '')).toMatchObject({ returnTo: stored });
  });

  it('is not possible without a page', async () => {
    const { identity, tab, action } = await setUp({ amr: ['pwd'] });
    const environment = { ...identity.environment, page: () => undefined };
    await expect(withStepUp({ ...identity, environment }, action)).rejects.toEqual(failed);
    expect(tab.environment.tab.getItem(TIMES)).toBeNull();
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('confirms in place if the host supports it, and runs once the token has it', async () => {
    const { identity, action, accept, now, tab } = await setUp({ amr: ['pwd'] });
    const inPlace = vi.fn((_request: object) => accept({ ...proof, auth_time: now }));
    const asked = { maxAge: 300, reason: 'Confirm to delete Acme Labs' };
    expect(await withStepUp(identity, action, { ...asked, inPlace })).toBe('done');
    expect(await withStepUp(identity, action, { ...asked, inPlace })).toBe('done');
    expect(inPlace.mock.calls).toEqual([[asked]]);
    expect(tab.redirects).toEqual([]);
  });

  it('does not run when the confirmation was canceled, or changed nothing', async () => {
    const { identity, action, stepUp } = await setUp({ amr: ['pwd'] });
    const canceled = withStepUp(identity, action, { inPlace: () => Promise.reject(new Error('closed')) });
    await expect(canceled).rejects.toThrow('closed');
    expect(await stepUp({ inPlace: async () => {} })).toEqual(failed);
    expect(action).not.toHaveBeenCalled();
  });

  it('does not run for a second factor of the dialog that is too old', async () => {
    const { stepUp, accept, action, now } = await setUp({ amr: ['pwd'] });
    const old = () => accept({ ...proof, auth_time: now - 400 });
    expect(await stepUp({ maxAge: 300, inPlace: old })).toEqual(failed);
    expect(action).not.toHaveBeenCalled();
    expect(await stepUp({ maxAge: 400, inPlace: old })).toBeUndefined();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('does not run after a sign-out, before or in the dialog', async () => {
    const { identity, stepUp, accept, action, tab, now } = await setUp({ amr: ['pwd'] });
    const leave = async () => {
      await accept({ ...proof, auth_time: now });
      await identity.session.logout();
    };
    expect(await stepUp({ inPlace: leave })).toEqual(failed);
    const redirects = tab.redirects.length;
    expect(await stepUp()).toMatchObject({ errorCode: 'signed-out' });
    expect(tab.redirects).toHaveLength(redirects);
    expect(action).not.toHaveBeenCalled();
  });

  it.each([
    ['user', { sub: 'bob' }],
    ['account', { tenantId: 'elsewhere' }],
  ])('does not run for the second factor of another %s', async (_what, other) => {
    const { identity, action, accept, now } = await setUp({ amr: ['pwd'] });
    const inPlace = () => accept({ ...proof, auth_time: now, ...other });
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
    const { identity, accept, now } = await setUp(undefined);
    await accept({ ...proof, auth_time: now });
    await expect(withStepUp(identity, () => Promise.reject(new Error('server')))).rejects.toThrow('server');
  });
});

describe('the redirects for a second factor', () => {
  const MINUTE = 60_000;

  it('happen twice, are refused once, and are possible again', async () => {
    const { stepUp, tab } = await setUp({ amr: ['pwd'] }, embedded);
    const outcomes = [await stepUp(), await stepUp(), await stepUp(), await stepUp()];
    expect(outcomes).toEqual([undefined, undefined, failed, undefined]);
    expect(tab.redirects).toHaveLength(3);
  });

  it.each([10 * MINUTE, -10 * MINUTE])('are counted for ten minutes, also when the clock moved: %i', async (ms) => {
    for (const [moved, outcome] of [
      [ms - Math.sign(ms), failed],
      [ms, undefined],
    ] as const) {
      const { stepUp, accept, clock } = await setUp({ amr: ['pwd'] }, embedded);
      await stepUp();
      await stepUp();
      clock.jump(moved);
      // A token issued at another time would be renewed first.
      await accept({ amr: ['pwd'] });
      expect(await stepUp()).toEqual(outcome);
    }
  });

  it('ignore invalid times, also on a device whose clock starts at zero', async () => {
    const { stepUp, tab } = await setUp({ amr: ['pwd'] }, embedded, 1_000);
    tab.environment.tab.setItem(TIMES, '0,x,,-1');
    expect([await stepUp(), await stepUp(), await stepUp()]).toEqual([undefined, undefined, failed]);
  });

  it('are counted anew once the action ran', async () => {
    const { stepUp, accept, action, tab, clock, now } = await setUp({ amr: ['pwd'] }, embedded);
    await stepUp();
    await stepUp();
    expect(tab.environment.tab.getItem(TIMES)).toBe(`${clock.now()},${clock.now()}`);
    await accept({ ...proof, auth_time: now });
    await stepUp();
    expect(action).toHaveBeenCalledTimes(1);
    expect(tab.environment.tab.getItem(TIMES)).toBeNull();
  });
});
