import { type IdentityOptions, MULTI_FACTOR } from '@gatehouse/sdk';
import { withStepUp } from '@gatehouse/sdk/sign-in';
import { describe, expect, it, vi } from 'vitest';
import { createRecorder, json } from '../../support/recorder';
import { silentIdentity } from '../../support/silent-identity';
import { createBrowser, createClock, settle } from '../../support/tabs';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${part({ alg: 'RS256' })}.${part({ sub: 'u1', ...claims })}.x`;
const proof = { acr: MULTI_FACTOR, amr: ['mfa', 'otp'] };
const TIMES = 'GATEHOUSE_STEP_UPS';
const MINUTE = 60_000;
const HERE = 'https://portal.example.com/danger?a=1';

const setUp = async (options: Partial<IdentityOptions> = {}, start?: number) => {
  const clock = createClock(start);
  const { fetch } = createRecorder([() => json({}, { status: 404 })]);
  const tab = createBrowser({ fetch, clock }).openTab(HERE);
  const identity = silentIdentity({ environment: tab.environment, loginMode: 'embedded', ...options });
  const accept = (claims: object) => identity.session.accept({ accessToken: token(claims), expiresIn: 36_000 });
  await accept({ amr: ['pwd'] });
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
  return { clock, tab, identity, accept, action, stepUp };
};

const failed = expect.objectContaining({ errorCode: 'step-up-failed' });

describe('a redirect for a second factor', () => {
  it('is recorded, with the page to return to', async () => {
    const { stepUp, tab, action } = await setUp();
    await stepUp({ returnTo: '/elsewhere?b=2#c' });
    expect(tab.redirects.map(String)).toEqual([
      'https://portal.example.com/account/step-up?redirectUrl=https%3A%2F%2Fportal.example.com%2Felsewhere%3Fb%3D2%23c',
    ]);
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBe('true');
    expect(action).not.toHaveBeenCalled();
  });

  it('sends an age of zero as well', async () => {
    const { stepUp, tab } = await setUp();
    await stepUp({ maxAge: 0 });
    expect(tab.redirects[0]?.searchParams.get('maxAge')).toBe('0');
  });

  it('returns to the page of the hosted login, or to the target of the host', async () => {
    for (const [returnTo, stored] of [
      [undefined, HERE],
      ['/elsewhere', 'https://portal.example.com/elsewhere'],
    ]) {
      const { stepUp, tab } = await setUp({ loginMode: 'hosted' });
      await stepUp({ returnTo, maxAge: 300, organization: 'acme' });
      // The redirect to the provider waits for Web Crypto.
      await expect.poll(() => tab.redirects).toHaveLength(1);
      const query = Object.fromEntries(tab.redirects[0]?.searchParams ?? []);
      expect(query).toMatchObject({ acr_values: MULTI_FACTOR, max_age: '300', organization: 'acme' });
      const { local } = tab.environment;
      const [key] = local.keys().filter((name) => name.startsWith('HOSTED_LOGIN_VERIFIER_KEY'));
      expect(JSON.parse(local.getItem(key ?? '') ?? '')).toMatchObject({ returnTo: stored });
    }
  });

  it('is not possible without a page', async () => {
    const { identity, tab, action } = await setUp();
    const environment = { ...identity.environment, page: () => undefined };
    await expect(withStepUp({ ...identity, environment }, action)).rejects.toEqual(failed);
    expect(tab.environment.tab.getItem(TIMES)).toBeNull();
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('happens twice, is refused once, and is possible again', async () => {
    const { stepUp, tab } = await setUp();
    const outcomes = [await stepUp(), await stepUp(), await stepUp(), await stepUp()];
    expect(outcomes).toEqual([undefined, undefined, failed, undefined]);
    expect(tab.redirects).toHaveLength(3);
  });

  it.each([10 * MINUTE, -10 * MINUTE])('is counted for ten minutes, also when the clock moved: %i', async (ms) => {
    for (const [moved, outcome] of [
      [ms - Math.sign(ms), failed],
      [ms, undefined],
    ] as const) {
      const { stepUp, accept, clock } = await setUp();
      await stepUp();
      await stepUp();
      clock.jump(moved);
      // A token issued at another time would be renewed first.
      await accept({ amr: ['pwd'] });
      expect(await stepUp()).toEqual(outcome);
    }
  });

  it('ignores invalid times, also on a device whose clock starts at zero', async () => {
    const { stepUp, tab } = await setUp({}, 1_000);
    tab.environment.tab.setItem(TIMES, '0,x,,-1');
    expect([await stepUp(), await stepUp(), await stepUp()]).toEqual([undefined, undefined, failed]);
  });

  it('is reset once the action ran', async () => {
    const { stepUp, accept, action, tab, clock } = await setUp();
    await stepUp();
    await stepUp();
    expect(tab.environment.tab.getItem(TIMES)).toBe(`${clock.now()},${clock.now()}`);
    await accept({ ...proof, auth_time: clock.now() / 1000 });
    await stepUp();
    expect(action).toHaveBeenCalledTimes(1);
    expect(tab.environment.tab.getItem(TIMES)).toBeNull();
  });
});

describe('an action', () => {
  it('returns its value without another request', async () => {
    const { identity, accept, action, tab, clock } = await setUp();
    const inPlace = vi.fn(() => accept({ ...proof, auth_time: clock.now() / 1000 }));
    expect(await withStepUp(identity, action, { inPlace })).toBe('done');
    expect(await withStepUp(identity, action, { inPlace })).toBe('done');
    expect(inPlace).toHaveBeenCalledTimes(1);
    expect(tab.redirects).toEqual([]);
  });

  it('does not run, and makes no request, after a sign-out', async () => {
    const { identity, stepUp, action, tab } = await setUp();
    await identity.session.logout();
    const redirects = tab.redirects.length;
    expect(await stepUp()).toMatchObject({ errorCode: 'signed-out' });
    expect(action).not.toHaveBeenCalled();
    expect(tab.redirects).toHaveLength(redirects);
  });
});

describe('the age of a second factor', () => {
  it('is checked for tokens of the dialog, too', async () => {
    const { stepUp, accept, action, clock } = await setUp();
    const old = () => accept({ ...proof, auth_time: clock.now() / 1000 - 400 });
    expect(await stepUp({ maxAge: 300, inPlace: old })).toEqual(failed);
    expect(action).not.toHaveBeenCalled();
    expect(await stepUp({ maxAge: 400, inPlace: old })).toBeUndefined();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('does not count after a sign-out in the dialog', async () => {
    const { stepUp, accept, action, identity, clock } = await setUp();
    const leave = async () => {
      await accept({ ...proof, auth_time: clock.now() / 1000 });
      await identity.session.logout();
    };
    expect(await stepUp({ inPlace: leave })).toEqual(failed);
    expect(action).not.toHaveBeenCalled();
  });
});
