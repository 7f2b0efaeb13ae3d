import { expect, test } from 'vitest';
import { createLog } from '../../../../demo/gateway/runtime/log';

const TIME = '2026-11-21T18:01:42.577Z';

const written = (
  secrets: readonly string[],
  ...[message, fields]: Parameters<ReturnType<typeof createLog>['warn']>
) => {
  const lines: string[] = [];
  createLog({ write: (line) => lines.push(line), now: () => Date.parse(TIME), secrets }).warn(message, fields);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
};

test('masking a secret in a name, a number or the time keeps the line valid JSON', () => {
  expect(
    written(['a', '2', 'warn', 'me'], 'a call', { requestId: 'a2', status: 200, path: '/api', user: undefined }),
  ).toEqual({
    time: TIME,
    level: 'warn',
    message: '*** c***ll',
    requestId: 'a2',
    status: 200,
    path: '/***pi',
  });
});

test.each(['a secret of letters', 'with "quotes" and \\', 'of two\nlines', 'https://db.example.com/\u2028'])(
  'the secret %j is masked in every value',
  (secret) => {
    expect(written([secret], `to ${secret}`, { reason: `from ${secret} again`, ms: 1 })).toEqual({
      time: TIME,
      level: 'warn',
      message: 'to ***',
      reason: 'from *** again',
      ms: 1,
    });
  },
);

test.each(['eyJhbGciOi.eyJzdWIi.c2ln', 'Bearer abc.def', 'bearer\nabc'])('the token %j is masked', (token) => {
  expect(written([], 'call', { reason: `with ${token} in it` })).toMatchObject({ reason: 'with *** in it' });
});

test('a line without secrets is written unchanged', () => {
  const fields = { requestId: 'a1', path: '/"\\', status: 404 };
  expect(written(['other', ''], 'request', fields)).toEqual({
    time: TIME,
    level: 'warn',
    message: 'request',
    ...fields,
  });
});
