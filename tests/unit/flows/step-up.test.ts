import { describe, expect, it } from 'vitest';
import { GENERIC_CODE, IdentityError } from '../../../sdk/core/errors';
import { errorFromResponse } from '../../../sdk/core/http/response-errors';
import { enrollmentApi } from '../../../sdk/flows/step-up/enrollment';
import type { StepUpContext, StepUpDeps } from '../../../sdk/flows/step-up/flow';
import { stepUpFlow } from '../../../sdk/flows/step-up/flow';
import { drive, recordedSignIn, recordInto } from './driven';
import { failing, recordedDeps, refused, signedIn, unreachable } from './recorded';

const unused = {
  enrollSms: unreachable,
  verifyEnrollSms: unreachable,
  enrollWebAuthn: unreachable,
  verifyEnrollWebAuthn: unreachable,
};
const devices = { authenticators: [{ id: 'd1' }] };
const requested = { mfaToken: 'm', mfaEnrolled: true, mfaDevices: devices };

const start = (
  responses: {
    generateStepUp?: StepUpDeps['api']['mfa']['generateStepUp'];
    getDevices?: StepUpDeps['api']['mfaDevices']['getDevices'];
    accept?: StepUpDeps['accept'];
    mfaDevices?: Partial<StepUpDeps['api']['mfaDevices']>;
    startOver?: StepUpDeps['startOver'];
  } = {},
  context: StepUpContext = {},
  maxAge?: number,
) => {
  const { deps: login, calls } = recordedDeps();
  const record = recordInto(calls);
  const marks: boolean[] = [];
  const { accept, navigate } = recordedSignIn(calls);
  const deps: StepUpDeps = {
    accept: responses.accept ?? accept,
    navigate,
    api: {
      mfa: { ...login.api.mfa, ...record({ generateStepUp: responses.generateStepUp ?? (async () => requested) }) },
      mfaDevices: record({
        ...unused,
        getDevices: responses.getDevices ?? (async () => devices),
        getStrategies: async () => ({ strategies: [{ strategy: 'AuthenticatorApp', isActive: true }] }),
        enrollAuthenticator: async () => ({ qrCode: 'data:image/svg+xml,picture' }),
        verifyEnrollAuthenticator: async () => ({ recoveryCode: 'rescue' }),
        ...responses.mfaDevices,
      }),
    },
    maxAge: () => maxAge,
    mark: (pending) => void marks.push(pending),
    startOver: 'startOver' in responses ? responses.startOver : () => calls.push(['startOver']) > 0,
  };
  const flow = drive(stepUpFlow, deps, { context });
  return { flow, calls, marks, names: () => calls.map(([name]) => name) };
};

describe('a step-up', () => {
  it.each([
    ['of the page', {}, 300, 300],
    ['of the host, before that of the page', { maxAge: 60 }, 300, 60],
    ['of no user', {}, undefined, undefined],
  ])('sends the maximum age %s', async (_, context, ofPage, maxAge) => {
    const { flow, calls } = start({}, context, ofPage);
    await flow.pass(0);
    expect(calls[0]).toEqual(['generateStepUp', { maxAge }]);
  });

  it('is complete at once for a user who has just verified', async () => {
    const { flow, calls, marks } = start({ generateStepUp: async () => signedIn });
    await flow.pass(0);
    expect(flow.get().step).toBe('success');
    expect(calls).toEqual([
      ['generateStepUp', { maxAge: undefined }],
      ['accept', signedIn],
    ]);
    expect(marks).toEqual([false]);
    await flow.pass(199);
    expect(calls).toHaveLength(2);
    await flow.pass(200);
    expect(calls.at(-1)).toEqual(['navigate']);
  });

  it('requires the second factor without ending the session, and accepts the response', async () => {
    const { flow, names } = start();
    await flow.pass(0);
    expect(flow.get()).toMatchObject({
      step: 'secondFactor',
      context: { mfa: { step: 'authenticatorApp', context: { mfaToken: 'm', enrolled: true } } },
    });
    expect(names()).toEqual(['generateStepUp', 'checkRememberDevice']);
    await flow.send('verified', signedIn);
    expect(flow.get()).toMatchObject({ step: 'success', context: { mfa: undefined } });
    await flow.pass(200);
    expect(names().slice(-2)).toEqual(['accept', 'navigate']);
  });

  it('requests the devices when the response omits them', async () => {
    const { flow, names } = start({ generateStepUp: async () => ({ mfaToken: 'm' }) });
    await flow.pass(0);
    expect(names()).toContain('getDevices');
    expect(flow.get()).toMatchObject({ step: 'secondFactor', context: { mfa: { step: 'authenticatorApp' } } });
  });

  it('continues without the devices when the second factor is forced', async () => {
    const generateStepUp = async () => ({ mfaToken: 'm', mfaRequired: true });
    const { flow, marks } = start({ generateStepUp, getDevices: unreachable });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'secondFactor', context: { mfa: { step: 'verify' } } });
    expect(marks).toEqual([]);
  });

  it.each([
    ['the provider reports it', { generateStepUp: failing(refused('MFA is not enrolled', 400)) }],
    ['the response reports it', { generateStepUp: async () => ({ mfaToken: 'm', mfaEnrolled: false }) }],
  ])('reports a missing second factor: %s', async (_, responses) => {
    const { flow, marks, names } = start(responses);
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'secondFactor', context: { mfa: { step: 'noMFAEnrolledStepUp' } } });
    expect(marks).toEqual([]);
    expect(names()).not.toContain('startOver');
  });

  it.each([
    ['the provider refuses', { generateStepUp: failing(refused('Forbidden', 403)) }],
    [
      'the response starts no session',
      { generateStepUp: async () => ({}), accept: failing(new IdentityError('invalid-token')) },
    ],
    [
      'the devices cannot be read and nothing is forced',
      { generateStepUp: async () => ({ mfaToken: 'm' }), getDevices: failing(refused('Step-up is not allowed.', 403)) },
    ],
  ])('continues with the log-out when %s', async (_, responses) => {
    const { flow, marks, names } = start(responses);
    await flow.pass(0);
    expect(marks).toEqual([]);
    expect(names().at(-1)).toBe('startOver');
  });

  it.each([
    ['reports that signing in again did not help', { startOver: () => false }, refused('no'), 'step-up-failed'],
    ['reports the error of a dialog, which cannot navigate', { startOver: undefined }, refused('no'), 'ER-01001'],
    ['stays on the page without a connection', {}, new IdentityError('network'), 'network'],
    ['stays on the page after an outage', {}, refused('no', 500), 'ER-01001'],
    ['stays on the page after too many attempts', {}, refused('no', 429), 'ER-01001'],
    [
      'stays on the page after the refusal of a proxy',
      {},
      errorFromResponse(new Response(null, { status: 403 }), '<h1>Blocked</h1>', 0),
      GENERIC_CODE,
    ],
  ])('%s, and can be retried', async (_, responses, error, code) => {
    let fails = true;
    const generateStepUp = async (): Promise<typeof requested> => (fails ? failing(error)() : requested);
    const { flow } = start({ ...responses, generateStepUp });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'generating', error: { errorCode: code } });
    fails = false;
    await flow.send('retry');
    expect(flow.get()).toMatchObject({ step: 'secondFactor', error: null });
  });

  it('enrolls the first factor with the session, without a second code', async () => {
    let isSetUp = false;
    const generateStepUp = async () => (isSetUp ? signedIn : { mfaToken: 'm', mfaEnrolled: false });
    const { flow, names } = start({ generateStepUp });
    await flow.pass(0);
    expect(flow.get().context.mfa?.context).toMatchObject({ canEnroll: true, canCancel: true });
    await flow.send('enroll');
    expect(flow.get().context).toMatchObject({
      enrolling: true,
      mfa: { step: 'authenticatorApp', context: { enrolled: false, qrCode: 'data:image/svg+xml,picture' } },
    });
    isSetUp = true;
    await flow.send('verified', { recoveryCode: 'rescue' });
    expect(flow.get()).toMatchObject({ step: 'success', context: { enrolling: undefined } });
    expect(names()).toEqual(['generateStepUp', 'getStrategies', 'enrollAuthenticator', 'generateStepUp', 'accept']);
  });

  it('signs in again before an enrollment when the sign-in is too old', async () => {
    const tooOld = failing(new IdentityError('step-up-required', { statusCode: 403 }));
    const { flow, names } = start({
      generateStepUp: async () => ({ mfaToken: 'm', mfaEnrolled: false }),
      mfaDevices: { enrollAuthenticator: tooOld },
    });
    await flow.pass(0);
    await flow.send('enroll');
    expect(names().at(-1)).toBe('startOver');
    expect(flow.get().context.enrolling).toBeUndefined();
  });

  it('leaves a canceling user on their page', async () => {
    const { flow, marks, names } = start();
    await flow.pass(0);
    await flow.send('cancel');
    expect(names()).not.toContain('accept');
    expect(names().at(-1)).toBe('navigate');
    expect(marks).toEqual([false]);
  });
});

it('enrollment with the session replaces the calls that need an MFA token, and keeps the others', async () => {
  const { deps, calls } = recordedDeps();
  const own = {
    ...unused,
    enrollAuthenticator: async () => ({ qrCode: 'picture' }),
    verifyEnrollAuthenticator: unreachable,
  };
  const enrollment = enrollmentApi(own, deps.api.mfa);
  expect(await enrollment.enrollAuthenticator({ mfaToken: '' })).toEqual({ qrCode: 'picture' });
  expect(await enrollment.checkRememberDevice({ mfaToken: '' })).toEqual({ isAllowedToRemember: false });
  await enrollment.sendEmailCode({ mfaToken: 'm' });
  expect(calls).toEqual([['sendEmailCode', { mfaToken: 'm' }]]);
});
