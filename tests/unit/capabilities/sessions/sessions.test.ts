import * as sessions from '@gatehouse/sdk/sessions';
import { deviceOf } from '@gatehouse/sdk/sessions';
import { describe, expect, it, test } from 'vitest';
import { configurationsOf, policyOf } from '../../../../sdk/capabilities/sessions/policy';

test('has sessions without a date last', () => {
  const phone = { id: 'phone', createdAt: '2026-02-01T00:00:00.000Z' };
  const tablet = { id: 'tablet', createdAt: '2026-03-01T00:00:00.000Z' };
  const order = sessions.sortSessions([{ id: 'a' }, phone, { id: 'b', createdAt: null }, tablet]);
  expect(order.map(({ id }) => id)).toEqual(['tablet', 'phone', 'a', 'b']);
});

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${mac} Chrome/141.0.0.0 Safari/537.36`, { kind: 'computer', browser: 'Chrome 141', system: 'macOS' }],
  [`${mac} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, { kind: 'computer', browser: 'Edge 140', system: 'macOS' }],
  [`${mac} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`, { kind: 'computer', browser: 'Opera 106', system: 'macOS' }],
  [`${mac} Version/18.6 Safari/605.1.15`, { kind: 'computer', browser: 'Safari 18', system: 'macOS' }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    { kind: 'computer', browser: 'Firefox 144', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    { kind: 'phone', browser: 'Safari 18', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    { kind: 'phone', browser: 'Chrome 141', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    { kind: 'tablet', browser: 'Samsung Internet 27', system: 'Android' },
  ],
  ['curl/8.5.0', { kind: 'computer' }],
  ['', { kind: 'computer' }],
  [null, { kind: 'computer' }],
])('%s', (agent, device) => expect(deviceOf(agent)).toEqual(device));

it('stops reading an over-long user agent', () => {
  expect(deviceOf(`${'x '.repeat(400)} Chrome/141 `.repeat(1000))).toEqual({ kind: 'computer' });
});

describe('durations', () => {
  test.each([
    [30, 'minutes', 1_800],
    [1, 'hours', 3_600],
    [0.5, 'hours', 1_800],
    [7, 'days', 604_800],
  ] as const)('%d %s are %d seconds', (amount, unit, seconds) => {
    expect(sessions.toSeconds({ amount, unit })).toBe(seconds);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %d are refused: they would lock every user out',
    (amount) => {
      expect(() => sessions.toSeconds({ amount, unit: 'minutes' })).toThrow(
        expect.objectContaining({ errorCode: 'invalid-input' }),
      );
    },
  );

  test.each([
    [86_400, 1, 'days'],
    [172_800, 2, 'days'],
    [90_000, 25, 'hours'],
    [3_600, 1, 'hours'],
    [5_400, 90, 'minutes'],
    [60, 1, 'minutes'],
    [61, 2, 'minutes'],
    [20, 1, 'minutes'],
    [0, 1, 'minutes'],
  ] as const)('of %d seconds are displayed as %d %s', (seconds, amount, unit) => {
    expect(sessions.fromSeconds(seconds)).toEqual({ amount, unit });
  });

  test('of full minutes are converted back to the same value', () => {
    for (let minutes = 1; minutes <= 3_000; minutes += 1) {
      expect(sessions.toSeconds(sessions.fromSeconds(minutes * 60))).toBe(minutes * 60);
    }
  });
});

const off = {
  idleTimeout: { enabled: false, amount: 1, unit: 'days' },
  forceReLogin: { enabled: false, amount: 1, unit: 'days' },
  maxConcurrentSessions: { enabled: false, amount: 1 },
};

describe('the session policy', () => {
  test.each([
    ['nothing was ever set', {}],
    [
      'everything is null',
      {
        sessionTimeoutConfiguration: null,
        sessionIdleTimeoutConfiguration: null,
        sessionConcurrentConfiguration: null,
      },
    ],
  ])('is disabled when %s', (_when, configurations) => {
    expect(policyOf(configurations)).toEqual(off);
  });

  const wire = {
    sessionIdleTimeoutConfiguration: { isActive: true, timeout: 1_800 },
    sessionTimeoutConfiguration: { isActive: false, timeout: 604_800 },
    sessionConcurrentConfiguration: { isActive: true, maxSessions: 3 },
  };
  const form = {
    idleTimeout: { enabled: true, amount: 30, unit: 'minutes' },
    forceReLogin: { enabled: false, amount: 7, unit: 'days' },
    maxConcurrentSessions: { enabled: true, amount: 3 },
  } as const;

  test('is converted to form values', () => {
    expect(policyOf(wire)).toEqual(form);
  });

  test('is converted back unchanged', () => {
    expect(configurationsOf(form)).toEqual(wire);
    expect(configurationsOf(policyOf(wire))).toEqual(wire);
  });

  test('omits an absent limit', () => {
    expect(configurationsOf({ idleTimeout: form.idleTimeout })).toEqual({
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 1_800 },
    });
    expect(configurationsOf({})).toEqual({});
  });

  test.each([0, -2, Number.NaN])('refuses %d sessions', (amount) => {
    expect(() => configurationsOf({ maxConcurrentSessions: { enabled: true, amount } })).toThrow(
      expect.objectContaining({ errorCode: 'invalid-input' }),
    );
  });
});
