import { createIdentity } from '@gatehouse/sdk';
import { expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { get } from '../../../../sdk/core/contract';
import { createRecorder, json } from '../../../support/recorder';
import { createBrowser, createClock } from '../../../support/tabs';

const START = Date.UTC(2026, 0, 15, 12);
const inTwoSeconds = new Date(START + 2_000).toUTCString();

/** Milliseconds until the second request; undefined when there is none. */
const limits: [header: string, from: number | undefined, to: number | undefined][] = [
  ['1', 1_000, 2_000],
  ['2', 2_000, 3_000],
  [inTwoSeconds, 2_000, 3_000],
  ['10', 10_000, 11_000],
  ['11', undefined, undefined],
  ['3600', undefined, undefined],
  ['-1', 500, 900],
  ['abc', 500, 900],
  ['0', 500, 900],
  ['', 500, 900],
  ['1e9', 500, 900],
  ['2.5', 500, 900],
  // A proxy and the provider both set it: the header arrives joined.
  ['1, 2', 2_000, 3_000],
  ['2,1', 2_000, 3_000],
  [`1, ${inTwoSeconds}`, 2_000, 3_000],
  [`${inTwoSeconds}, 1`, 2_000, 3_000],
  ['abc, 2', 2_000, 3_000],
  ['1, 11', undefined, undefined],
];

const cases = [429, 503].flatMap((status) => limits.map((bar): [number, ...typeof bar] => [status, ...bar]));

it.each(cases)('%i with Retry-After "%s" is retried after %s to %s ms', async (status, header, from, to) => {
  const clock = createClock(START);
  const refusal = () => json({}, { status, headers: { 'retry-after': header } });
  const { fetch, calls } = createRecorder([refusal, () => json({ fine: true })], clock.now);
  const { environment } = createBrowser({ fetch, clock }).openTab();
  const identity = createIdentity({
    baseUrl: 'https://id.example.com',
    clientId: 'portal',
    logLevel: 'silent',
    environment,
  });
  const call = identity
    .call(get('/x', { output: unknown() }))()
    .catch((error: unknown) => error);
  await clock.advance(60_000);
  const result = await call;
  const [first, second] = calls.map(({ at }) => at);
  if (from === undefined || to === undefined) {
    expect(result).toMatchObject({
      statusCode: status,
      errorContext: { retryAfter: Number(header.split(',').at(-1)) },
    });
    expect(second).toBeUndefined();
    return;
  }
  expect(result).toEqual({ fine: true });
  const waited = (second ?? 0) - (first ?? 0);
  expect(waited).toBeGreaterThanOrEqual(from);
  expect(waited).toBeLessThanOrEqual(to);
});
