import { createIdentity, type IdentityError } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { get, post } from '../../../../sdk/core/contract';
import { createRecorder, json, never } from '../../../support/recorder';
import { createBrowser, createClock, settle } from '../../../support/tabs';

const read = get('/things', { output: unknown() });
const write = post('/things', { output: unknown() });

const status = (code: number, headers?: Record<string, string>) => () => json({}, { status: code, headers });
const ok = () => json({ fine: true });
const dropped = () => new TypeError('Failed to fetch');

const setUp = (responses: Parameters<typeof createRecorder>[0]) => {
  const clock = createClock();
  const recorder = createRecorder(responses, clock.now);
  const tab = createBrowser({ ...recorder, clock }).openTab();
  const identity = createIdentity({
    baseUrl: 'https://id.example.com',
    clientId: 'portal',
    environment: tab.environment,
    logLevel: 'silent',
  });
  const outcome = (call: Promise<unknown>) =>
    call.then(
      (value) => ({ value }),
      (error: IdentityError) => ({ error }),
    );
  const gaps = () => recorder.calls.slice(1).map((call, index) => call.at - (recorder.calls[index]?.at ?? 0));
  return { ...recorder, clock, tab, identity, outcome, gaps };
};

describe('retries', () => {
  it('F001 read three times, at least 500 ms apart', async () => {
    const { identity, clock, calls, outcome, gaps } = setUp([status(500), status(500), ok]);
    const result = outcome(identity.call(read)());
    await clock.advance(5_000);
    expect(await result).toEqual({ value: { fine: true } });
    expect(calls).toHaveLength(3);
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(500);
    expect(gaps()[1]).toBeGreaterThanOrEqual(1_000);
  });

  it('F002 stop after three attempts', async () => {
    const { identity, clock, calls, outcome } = setUp([status(500)]);
    const result = outcome(identity.call(read)());
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { statusCode: 500 } });
    expect(calls).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 409, 422])('F003 are not made when the status is %i', async (code) => {
    const { identity, clock, calls, outcome } = setUp([status(code)]);
    const result = outcome(identity.call(read)());
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { statusCode: code } });
    expect(calls.filter(({ url }) => url.pathname.endsWith('/things'))).toHaveLength(1);
  });

  it.each([status(500), dropped])('F004 F005 are not made for a change', async (response) => {
    const { identity, clock, calls, outcome } = setUp([response]);
    const result = outcome(identity.call(write)());
    await clock.advance(60_000);
    expect(await result).toHaveProperty('error');
    expect(calls).toHaveLength(1);
  });

  it('F006 are made after a dropped connection', async () => {
    const { identity, clock, calls, outcome } = setUp([dropped, ok]);
    const result = outcome(identity.call(read)());
    await clock.advance(5_000);
    expect(await result).toHaveProperty('value');
    expect(calls).toHaveLength(2);
  });

  it('F007 distinguish a network error from a response', async () => {
    const { identity, clock, calls, outcome } = setUp([dropped]);
    const result = outcome(identity.call(read)());
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { errorCode: 'network', statusCode: 0 } });
    expect(calls).toHaveLength(3);
  });

  it('F008 wait as long as Retry-After says', async () => {
    const { identity, clock, outcome, gaps } = setUp([status(429, { 'retry-after': '2' }), ok]);
    const result = outcome(identity.call(read)());
    await clock.advance(5_000);
    expect(await result).toHaveProperty('value');
    expect(gaps()).toEqual([2_000]);
  });

  it('F009 accept a date in Retry-After', async () => {
    const date = new Date(createClock().now() + 2_000).toUTCString();
    const { identity, clock, outcome, gaps } = setUp([status(503, { 'retry-after': date }), ok]);
    const result = outcome(identity.call(read)());
    await clock.advance(5_000);
    expect(await result).toHaveProperty('value');
    expect(gaps()).toEqual([2_000]);
  });

  it('F010 are not made after an hour, with an error', async () => {
    const { identity, clock, calls, outcome } = setUp([status(429, { 'retry-after': '3600' })]);
    const result = outcome(identity.call(read)());
    await clock.advance(0);
    expect(await result).toMatchObject({ error: { statusCode: 429, errorContext: { retryAfter: 3600 } } });
    expect(calls).toHaveLength(1);
  });

  it.each(['-1', 'abc', '1e9', '', '0'])('use the default delay for Retry-After "%s"', async (value) => {
    const { identity, clock, outcome, gaps } = setUp([status(429, { 'retry-after': value }), ok]);
    const result = outcome(identity.call(read)());
    await clock.advance(5_000);
    expect(await result).toHaveProperty('value');
    expect(gaps()).toEqual([500]);
  });

  it('F012 have jitter', async () => {
    const { identity, clock, calls } = setUp([...Array.from({ length: 200 }, () => status(500)), ok]);
    const all = Promise.all(Array.from({ length: 200 }, () => identity.call(read)()));
    await clock.advance(3_000);
    await all;
    const times = calls.slice(200).map(({ at }) => at);
    const windows = times.map((time) => times.filter((other) => other >= time && other < time + 50).length);
    expect(times).toHaveLength(200);
    expect(Math.max(...windows)).toBeLessThanOrEqual(50);
  });

  it('F013 stop with the caller', async () => {
    const { identity, clock, calls, outcome } = setUp([status(500), ok]);
    const controller = new AbortController();
    const result = outcome(identity.call(read)(undefined, { signal: controller.signal }));
    await clock.advance(100);
    controller.abort();
    expect(await result).toMatchObject({ error: { name: 'AbortError' } });
    await clock.advance(5_000);
    expect(calls).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('F014 are not made for an aborted call', async () => {
    const { identity, calls, outcome } = setUp([never]);
    const controller = new AbortController();
    const result = outcome(identity.call(read)(undefined, { signal: controller.signal }));
    await settle();
    controller.abort();
    expect(await result).toMatchObject({ error: { name: 'AbortError' } });
    expect(calls).toHaveLength(1);
  });

  it('F016 limit the time of a response', async () => {
    const { identity, clock, calls, outcome } = setUp([never]);
    const result = outcome(identity.call(read)());
    await clock.advance(120_000);
    expect(await result).toMatchObject({ error: { errorCode: 'timeout' } });
    expect(calls).toHaveLength(3);
  });

  it('F018 are not made while the browser is offline', async () => {
    const { identity, clock, calls, outcome, tab } = setUp([ok]);
    tab.setOffline(true);
    const result = outcome(identity.call(read)());
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { errorCode: 'offline' } });
    expect(calls).toHaveLength(0);
  });
});
