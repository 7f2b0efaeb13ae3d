import { describe, expect, it } from 'vitest';
import { type UnlockDeps, unlockFlow } from '../../../sdk/flows/unlock/flow';
import { drive, failsFirst, held, press, recordInto } from './driven';
import { failing, outage, refused } from './recorded';

const start = (responses: Partial<UnlockDeps['api']> = {}, others: Partial<UnlockDeps> = {}) => {
  const calls: [string, ...unknown[]][] = [];
  const deps: UnlockDeps = {
    api: recordInto(calls)({ unlockMe: async () => undefined, ...responses }),
    token: 't-1',
    clearLink: () => void calls.push(['clearLink']),
    toLogin: () => void calls.push(['toLogin']),
    ...others,
  };
  return { flow: drive(unlockFlow, deps), calls, names: () => calls.map(([name]) => name) };
};

describe('unlocking an account', () => {
  it('does not use the link up by opening it', async () => {
    const { flow, calls } = start();
    await flow.pass(10_000);
    expect(flow.get()).toMatchObject({ step: 'pending', busy: null, error: null });
    expect(calls).toEqual([]);
  });

  it('unlocks and goes to the login after a second', async () => {
    const { flow, calls, names } = start();
    await press(flow);
    expect(calls).toEqual([['unlockMe', { token: 't-1' }], ['clearLink']]);
    expect(flow.get()).toMatchObject({ step: 'success', error: null });
    await flow.pass(999);
    expect(names()).not.toContain('toLogin');
    await flow.pass(1000);
    expect(names().at(-1)).toBe('toLogin');
  });

  it('fails without a token, without a request', async () => {
    const { flow, calls } = start({}, { token: undefined });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'failed', error: { errorCode: 'invalid-link' } });
    expect(calls).toEqual([]);
  });

  it('fails with the message of the provider, and keeps the link', async () => {
    const { flow, names } = start({ unlockMe: failing(refused('Token is expired', 401)) });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'failed', error: { message: 'Token is expired' } });
    expect(names()).not.toContain('clearLink');
    await flow.pass(10_000);
    expect(names()).not.toContain('toLogin');
    await flow.send('toLogin');
    expect(names().at(-1)).toBe('toLogin');
  });

  it('can be retried after an outage', async () => {
    const unlockMe = failsFirst(outage, undefined);
    const { flow } = start({ unlockMe });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'failed', error: { errorCode: 'network' } });
    await flow.send('retry');
    expect(flow.get()).toMatchObject({ step: 'success', error: null });
  });

  it('does not navigate after disposal, and does not run where a preview starts', async () => {
    const { call, release } = held(undefined);
    const { flow, names } = start({ unlockMe: call });
    await flow.pass(0);
    const running = flow.send('confirm');
    flow.stop();
    release();
    await running;
    expect(flow.get().step).toBe('pending');
    expect(names()).toEqual(['unlockMe']);
    const deps = { api: { unlockMe: call }, token: 't', clearLink: () => {}, toLogin: () => {} };
    expect(drive(unlockFlow, deps, { step: 'success' }).pending()).toEqual([]);
    expect(drive(unlockFlow, deps, { step: 'pending' }).pending()).toEqual([]);
  });
});
