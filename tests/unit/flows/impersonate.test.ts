import { describe, expect, it } from 'vitest';
import { type ImpersonateDeps, impersonateFlow } from '../../../sdk/flows/impersonate/flow';
import { drive, failsFirst, held, recordInto } from './driven';
import { refused } from './recorded';

const link = { impersonatedUserId: 'u-1', actorToken: 'actor-1', redirectUrl: 'https://portal.test/team' };

const start = (responses: Partial<ImpersonateDeps['api']> = {}, others: Partial<ImpersonateDeps> = {}) => {
  const calls: [string, ...unknown[]][] = [];
  const deps: ImpersonateDeps = {
    api: recordInto(calls)({ impersonate: async () => undefined, ...responses }),
    link,
    clearLink: () => void calls.push(['clearLink']),
    forget: async () => void calls.push(['forget']),
    navigate: () => void calls.push(['navigate']),
    toHome: () => void calls.push(['toHome']),
    ...others,
  };
  return { flow: drive(impersonateFlow, deps), calls, names: () => calls.map(([name]) => name) };
};

describe('an impersonation', () => {
  it('removes the token from the URL, and changes nothing until the user confirms', async () => {
    const { flow, names } = start();
    await flow.pass(5000);
    expect(flow.get()).toMatchObject({ step: 'impersonating', error: null });
    await flow.send('cancel');
    expect(names()).toEqual(['clearLink', 'toHome']);
  });

  it('replaces the session, and continues after a second', async () => {
    const { flow, calls, names } = start();
    await flow.pass(0);
    await flow.send('confirm');
    expect(calls).toEqual([['clearLink'], ['impersonate', link], ['forget']]);
    expect(flow.get()).toMatchObject({ step: 'success', error: null });
    await flow.pass(999);
    expect(names()).not.toContain('navigate');
    await flow.pass(1000);
    expect(names().at(-1)).toBe('navigate');
  });

  it('makes no request with an incomplete link', async () => {
    const { flow, calls } = start({}, { link: undefined });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'impersonating', error: { errorCode: 'invalid-link' } });
    await flow.send('confirm');
    expect(flow.get()).toMatchObject({ step: 'impersonating', error: { errorCode: 'invalid-link' } });
    expect(calls).toEqual([['clearLink']]);
  });

  it('keeps the signed-in user when it is refused, and can be retried', async () => {
    const impersonate = failsFirst(refused('Impersonation is off', 403), undefined);
    const { flow, names } = start({ impersonate });
    await flow.pass(0);
    await flow.send('confirm');
    expect(flow.get()).toMatchObject({ step: 'impersonating', error: { message: 'Impersonation is off' } });
    expect(names()).not.toContain('forget');
    await flow.send('confirm');
    expect(flow.get()).toMatchObject({ step: 'success', error: null });
  });

  it('does not navigate after disposal', async () => {
    const { call, release } = held(undefined);
    const { flow, names } = start({ impersonate: call });
    await flow.pass(0);
    const running = flow.send('confirm');
    flow.stop();
    release();
    await running;
    expect(flow.get().step).toBe('impersonating');
    expect(names()).toEqual(['clearLink', 'impersonate']);
    expect(flow.pending()).toEqual([]);
  });
});
