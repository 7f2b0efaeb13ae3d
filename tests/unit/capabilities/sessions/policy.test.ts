import * as sessions from '@gatehouse/sdk/sessions';
import { describe, expect, test } from 'vitest';
import { configurationsOf, policyOf } from '../../../../sdk/capabilities/sessions/policy';

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
