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

describe('a change with several calls', () => {
  test('succeeds when every call succeeds', async () => {
    const call = vi.fn(async () => {});
    await sendParts([[part('a', call), part('b', call)], [part('c', call)]]);
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('throws the first failure when every call fails', async () => {
    expect(await failureOf([[failing('a')], [failing('b')]])).toBe(refused);
  });

  test('reports completed and failed calls, with the details of the first failure', async () => {
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

  test('skips later rounds after a failure', async () => {
    const call = vi.fn(async () => {});
    const failure = await failureOf([[part('a')], [failing('b')], [part('c', call), part('d', call)]], { stop: true });
    expect(failure).toMatchObject({ done: named('a'), failed: named('b'), left: named('c', 'd') });
    expect(call).not.toHaveBeenCalled();
  });

  test('reports each part of a call, and skips a call without parts', async () => {
    const call = vi.fn(async () => {});
    const failure = await failureOf([
      [{ ...part(''), keys: [], call }],
      [{ ...part(''), keys: ['a', 'b'] }],
      [{ ...failing(''), keys: ['c', 'd'] }],
    ]);
    expect(failure).toMatchObject({ done: named('a', 'b'), failed: named('c', 'd') });
    expect(call).not.toHaveBeenCalled();
  });

  test('is canceled when aborted, whatever was completed', async () => {
    const aborted = new DOMException('stop', 'AbortError');
    expect(await failureOf([[part('a')], [part('b', () => Promise.reject(aborted))]])).toBe(aborted);
  });
});
