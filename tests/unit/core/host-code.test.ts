import { describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../sdk/core/api';
import type { RequestContext } from '../../../sdk/core/http/request-context';
import { never } from '../../support/recorder';
import { settle } from '../../support/tabs';
import { ok, read, setUp, write } from './http/client-set-up';

const broken = new RangeError('the host made a mistake');
const fail = (): never => {
  throw broken;
};
const failLater = () => Promise.reject(broken);

/** All callbacks of the host that run during a request. */
const callbacks = {
  baseUrl: (run) => ({ baseUrl: run }),
  tokenResolver: (run) => ({ tokenResolver: run }),
  tenantResolver: (run) => ({ tenantResolver: run }),
  additionalQueryParamsResolver: (run) => ({ additionalQueryParamsResolver: run }),
  additionalHeadersResolver: (run) => ({ additionalHeadersResolver: run }),
  beforeRequestInterceptor: (run) => ({ beforeRequestInterceptor: run }),
} satisfies Record<string, (run: () => never) => RequestContext>;
const names = Object.keys(callbacks) as (keyof typeof callbacks)[];
/** `baseUrl` is synchronous. */
const asynchronous = names.filter((name) => name !== 'baseUrl');

describe('a throwing callback of the host', () => {
  it.each(names)('%s: is a typed error, and nothing is sent', async (name) => {
    const { client, calls, outcome, log } = setUp([ok], { context: callbacks[name](fail) });
    expect(await outcome(client.call(read, undefined))).toMatchObject({
      error: { name: 'IdentityError', errorCode: 'host-code-failed', errorContext: { callback: name }, cause: broken },
    });
    expect(calls).toEqual([]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it.each(asynchronous)('%s: also when it throws later', async (name) => {
    const { client, calls, outcome } = setUp([ok], { context: callbacks[name](failLater as () => never) });
    expect(await outcome(client.call(write, {}))).toMatchObject({ error: { errorCode: 'host-code-failed' } });
    expect(calls).toEqual([]);
  });

  it('is a typed error when it returns an invalid value', async () => {
    const context = { additionalHeadersResolver: () => 'x-one' as never };
    const { client, outcome } = setUp([ok], { context });
    expect(await outcome(client.call(read, undefined))).toMatchObject({ error: { errorCode: 'host-code-failed' } });
  });
});

describe('a callback of the host that never settles', () => {
  it.each(
    asynchronous.flatMap((name): [typeof name, CallOptions, number][] => [
      [name, {}, 30_000],
      [name, { timeout: 4_000 }, 4_000],
    ]),
  )('%s: has the timeout of the call (%o)', async (name, options, limit) => {
    const { client, clock, calls, outcome } = setUp([ok], { context: callbacks[name](never as () => never) });
    const seen = vi.fn();
    void outcome(client.call(read, undefined, options)).then(seen);
    await clock.advance(limit - 1);
    expect(seen).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(seen).toHaveBeenCalledWith({
      error: expect.objectContaining({ errorCode: 'timeout', errorContext: { callback: name } }),
    });
    expect(calls).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  it.each(asynchronous)('%s: ends with the call', async (name) => {
    const controller = new AbortController();
    const { client, clock, outcome } = setUp([ok], { context: callbacks[name](never as () => never) });
    const result = outcome(client.call(read, undefined, { signal: controller.signal }));
    await settle();
    controller.abort();
    expect(await result).toMatchObject({ error: { name: 'AbortError' } });
    expect(clock.pending()).toBe(0);
  });

  it('shares one timeout with the request', async () => {
    const context: RequestContext = {
      timeout: 10_000,
      beforeRequestInterceptor: (options) => new Promise((resolve) => void clock.after(6_000, () => resolve(options))),
    };
    const { client, clock, outcome, calls } = setUp([never], { context });
    const seen = vi.fn();
    void outcome(client.call(write, {})).then(seen);
    await clock.advance(9_999);
    expect(calls).toHaveLength(1);
    expect(seen).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(seen).toHaveBeenCalledWith({ error: expect.objectContaining({ errorCode: 'timeout' }) });
  });
});
