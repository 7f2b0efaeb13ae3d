import { ApiError } from '@gatehouse/sdk';
import { type PartCall, PartlyDoneError, sendParts } from '@gatehouse/sdk/partly-done';
import { describe, expect, test, vi } from 'vitest';

const refused = new ApiError('role-in-use', { statusCode: 409, traceId: 't-1', message: 'In use.' });
const part = (key: string, call: PartCall['call'] = async () => {}): PartCall => {
  return { change: 'add', what: 'role', keys: [key], call };
};
const failing = (key: string) => part(key, () => Promise.reject(refused));
const named = (...keys: string[]) => keys.map((key) => ({ change: 'add', what: 'role', key }));

const failureOf = (...[rounds, options]: Parameters<typeof sendParts>) =>
  sendParts(rounds, options).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a change of several calls', () => {
  test('is done when every call is', async () => {
    const call = vi.fn(async () => {});
    await sendParts([[part('a', call), part('b', call)], [part('c', call)]]);
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('of which nothing was made is the first failure', async () => {
    expect(await failureOf([[failing('a')], [failing('b')]])).toBe(refused);
  });

  test('says what was done and what was not, with the facts of the first failure', async () => {
    const failure = await failureOf([[failing('a'), part('b')], [part('c')]]);
    expect(failure).toBeInstanceOf(PartlyDoneError);
    expect(failure).toMatchObject({
      errorCode: 'partly-done',
      message: `Only part of this was done. ${refused.message}`,
      statusCode: 409,
      traceId: 't-1',
      cause: refused,
      done: named('b', 'c'),
      failed: [{ ...named('a')[0], error: refused }],
      left: [],
    });
  });

  test('leaves what comes after a failure where it must not be made', async () => {
    const call = vi.fn(async () => {});
    const failure = await failureOf([[part('a')], [failing('b')], [part('c', call), part('d', call)]], { stop: true });
    expect(failure).toMatchObject({ done: named('a'), failed: named('b'), left: named('c', 'd') });
    expect(call).not.toHaveBeenCalled();
  });

  test('names each part of a call, and does not send a call of none', async () => {
    const call = vi.fn(async () => {});
    const failure = await failureOf([
      [{ ...part(''), keys: [], call }],
      [{ ...part(''), keys: ['a', 'b'] }],
      [{ ...failing(''), keys: ['c', 'd'] }],
    ]);
    expect(failure).toMatchObject({ done: named('a', 'b'), failed: named('c', 'd') });
    expect(call).not.toHaveBeenCalled();
  });

  test('that is cancelled is cancelled, whatever was made', async () => {
    const aborted = new DOMException('stop', 'AbortError');
    expect(await failureOf([[part('a')], [part('b', () => Promise.reject(aborted))]])).toBe(aborted);
  });
});
