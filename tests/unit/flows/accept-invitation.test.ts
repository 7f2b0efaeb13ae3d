import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../../sdk/error-catalog';
import { type AcceptInvitationDeps, acceptInvitationFlow } from '../../../sdk/flows/accept-invitation/flow';
import { drive, failsFirst, held, press, recordInto } from './driven';
import { failing, outage, refused } from './recorded';

const link = { userId: 'u-1', token: 't-1' };

const start = (responses: Partial<AcceptInvitationDeps['api']> = {}, others: Partial<AcceptInvitationDeps> = {}) => {
  const calls: [string, ...unknown[]][] = [];
  const deps: AcceptInvitationDeps = {
    api: recordInto(calls)({
      acceptInvitation: async () => undefined,
      acceptInvitationWithCode: async () => undefined,
      ...responses,
    }),
    link,
    byCode: false,
    signedIn: async () => undefined,
    signOut: async () => void calls.push(['signOut']),
    clearLink: () => void calls.push(['clearLink']),
    navigate: () => void calls.push(['navigate']),
    toLogin: () => void calls.push(['toLogin']),
    ...others,
  };
  return { flow: drive(acceptInvitationFlow, deps), calls, names: () => calls.map(([name]) => name) };
};

describe('an invitation by link', () => {
  it('is not used up by opening it', async () => {
    const { flow, calls } = start();
    await flow.pass(10_000);
    expect(flow.get()).toMatchObject({ step: 'pending', busy: null, error: null });
    expect(calls).toEqual([]);
  });

  it('signs another user out first, after a warning', async () => {
    const { flow, names } = start({}, { signedIn: async () => ({ id: 'u-2', email: 'bob@lab.test' }) });
    await flow.pass(0);
    expect(flow.get().context.otherUser).toBe('bob@lab.test');
    await flow.send('confirm');
    expect(names()).toEqual(['signOut', 'acceptInvitation', 'clearLink']);
  });

  it('tells the account, and for whom it is when they are signed in', async () => {
    const { flow, names } = start(
      {},
      { invitedTo: async () => 'Acme', signedIn: async () => ({ id: 'u-1', email: 'ada@lab.test' }) },
    );
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'success', context: { account: 'Acme', signedInAs: 'ada@lab.test' } });
    expect(names()).not.toContain('signOut');
  });

  it('is accepted on submit', async () => {
    const { flow, calls } = start();
    expect(flow.get().step).toBe('pending');
    await press(flow);
    expect(calls).toEqual([['acceptInvitation', link], ['clearLink']]);
    expect(flow.get()).toMatchObject({ step: 'success', error: null });
  });

  it('sends a signed-in user on, and any other user to the login', async () => {
    for (const [signedIn, target] of [
      [true, 'navigate'],
      [false, 'toLogin'],
    ] as const) {
      const { flow, names } = start(
        {},
        { signedIn: async () => (signedIn ? { id: 'u-1', email: 'ada@lab.test' } : undefined) },
      );
      await press(flow);
      await flow.send('continue');
      expect(names().at(-1)).toBe(target);
    }
  });

  it('is invalid with an incomplete link', async () => {
    const { flow, calls } = start({}, { link: undefined });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'invalid', error: { errorCode: 'invalid-link' } });
    await flow.send('toLogin');
    expect(calls).toEqual([['toLogin']]);
  });

  it.each([
    ['Invitation was already used', 'ER-01001', 'Invitation was already used'],
    ['Error 400 - Bad Request', 'ER-01001', "We couldn't verify your invitation"],
    ['Error 403 - Forbidden', 'ER-01239', errorTexts['ER-01239']],
    ['Error 403', 'ER-01240', errorTexts['ER-01240']],
    ['This company is closed', 'ER-01239', 'This company is closed'],
  ])('fails with "%s" (%s)', async (message, code, visible) => {
    const { flow, names } = start({ acceptInvitation: failing(refused(message, 403, code)) });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'failed', busy: null, error: { message: visible, statusCode: 403 } });
    expect(names()).not.toContain('clearLink');
  });

  it('has a text for errors of other kinds', async () => {
    const { flow } = start({ acceptInvitation: failing(new TypeError('boom')) });
    await press(flow);
    expect(flow.get().error?.errorCode).toBe('invitation-failed');
  });

  it('can be retried after an outage', async () => {
    const acceptInvitation = failsFirst(outage, undefined);
    const { flow } = start({ acceptInvitation });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'failed', error: { errorCode: 'network' } });
    await flow.send('retry');
    expect(flow.get()).toMatchObject({ step: 'success', error: null });
  });

  it('does not navigate after disposal', async () => {
    const { call, release } = held(undefined);
    const { flow, names } = start({ acceptInvitation: call });
    await flow.pass(0);
    const running = flow.send('confirm');
    flow.stop();
    release();
    await running;
    expect(flow.get().step).toBe('pending');
    expect(names()).toEqual(['acceptInvitation']);
  });
});

describe('an invitation by code', () => {
  const byCode = { byCode: true };

  it('waits for the code', async () => {
    const { flow, calls } = start({}, byCode);
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'validate', error: null });
    expect(calls).toEqual([]);
    await flow.send('submit', { code: '12 34-56' });
    expect(calls).toEqual([['acceptInvitationWithCode', { ...link, code: '123456' }], ['clearLink']]);
    expect(flow.get().step).toBe('success');
  });

  it('is invalid with an incomplete link or without a code, and leads back to the code', async () => {
    const broken = start({}, { ...byCode, link: undefined });
    await broken.flow.pass(0);
    expect(broken.flow.get().step).toBe('invalid');
    const { flow, calls } = start({}, byCode);
    await press(flow);
    await flow.send('submit', { code: ' - ' });
    expect(flow.get()).toMatchObject({ step: 'invalid', error: { errorCode: 'invalid-link' } });
    expect(calls).toEqual([]);
    await flow.send('retry');
    await press(flow);
    expect(flow.get().step).toBe('validate');
  });

  it('returns to the code when it is wrong', async () => {
    const { flow, names } = start({ acceptInvitationWithCode: failing(refused('Error 401', 401)) }, byCode);
    await press(flow);
    await flow.send('submit', { code: '000000' });
    expect(flow.get()).toMatchObject({
      step: 'validate',
      error: { errorCode: 'invitation-failed', message: "We couldn't verify your invitation" },
    });
    expect(flow.pending()).toEqual([]);
    expect(names()).not.toContain('clearLink');
  });
});
