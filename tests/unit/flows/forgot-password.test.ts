import { describe, expect, it } from 'vitest';
import { ApiError, GENERIC_CODE } from '../../../sdk/core/errors';
import { type ForgotPasswordDeps, forgotPasswordFlow } from '../../../sdk/flows/forgot-password/flow';
import { drive, recordInto } from './driven';
import { failing, refused, unreachable } from './recorded';

const ada = 'ada@lab.test';

const start = (
  responses: Partial<ForgotPasswordDeps['api']> = {},
  options: Parameters<typeof drive<typeof forgotPasswordFlow>>[2] = {},
) => {
  const calls: [string, ...unknown[]][] = [];
  const record = recordInto(calls);
  const deps = {
    api: record({ forgotPassword: async () => undefined, ...responses }),
    toLogin: () => void calls.push(['toLogin']),
  };
  return { flow: drive(forgotPasswordFlow, deps, options), calls };
};

describe('a forgotten password', () => {
  it('requests the email and confirms it', async () => {
    const { flow, calls } = start();
    await flow.send('submit', { email: ` ${ada}  ` });
    expect(calls).toEqual([['forgotPassword', { email: ada }]]);
    expect(flow.get()).toEqual({ step: 'success', context: { email: ada }, busy: null, error: null });
  });

  it.each([
    ['the generic response', new ApiError(GENERIC_CODE, { statusCode: 500, traceId: 'trace-1' })],
    ['a response without a message', refused('Error 500 - Internal Server Error', 500, GENERIC_CODE)],
    ['an error that is not of the service', new TypeError('boom')],
  ])('has a text for %s', async (_what, error) => {
    const { flow } = start({ forgotPassword: failing(error) });
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({
      step: 'forgotPassword',
      error: { errorCode: 'reset-failed', message: 'Unknown error occurred', statusCode: 500 },
    });
  });

  it('keeps the trace id of an error with a text of its own', async () => {
    const { flow } = start({
      forgotPassword: failing(new ApiError(GENERIC_CODE, { statusCode: 503, traceId: 'trace-1' })),
    });
    await flow.send('submit', { email: ada });
    expect(flow.get().error).toMatchObject({ statusCode: 503, traceId: 'trace-1' });
  });

  it('keeps texts of the provider, and those of an outage', async () => {
    const limited = start({ forgotPassword: failing(refused('Too many requests', 429)) });
    await limited.flow.send('submit', { email: ada });
    expect(limited.flow.get().error?.message).toBe('Too many requests');
    const offline = start({ forgotPassword: unreachable });
    await offline.flow.send('submit', { email: ada });
    expect(offline.flow.get().error?.errorCode).toBe('network');
  });

  it('sends the email again, keeps the address for a second try, and links to the login', async () => {
    const { flow, calls } = start({}, { step: 'success', context: { email: ada } });
    await flow.send('resend');
    expect(calls).toEqual([['forgotPassword', { email: ada }]]);
    await flow.send('toLogin');
    expect(calls.at(-1)).toEqual(['toLogin']);
    await flow.send('back');
    expect(flow.get()).toMatchObject({ step: 'forgotPassword', context: { email: ada } });
    await flow.send('toLogin');
    expect(calls.filter(([name]) => name === 'toLogin')).toHaveLength(2);
  });
});
