import { expect, test } from 'vitest';
import { createLog } from '../../../../demo/gateway/runtime/log';
import { describeError, safeMessage } from '../../../../demo/gateway/runtime/safe-message';

const asItIs = (text: string) => text;

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

test.each([
  ["ENOSPC: no space left on device, open '/srv/portal/data/x'", /^ENOSPC: no space left on device, open '\*\*\*'$/],
  ['connect ECONNREFUSED 10.1.2.3:5432', /^connect ECONNREFUSED \*\*\*$/],
  ['first line\n    at run (/srv/app.js:1:1)', /^first line$/],
  ['UPDATE users SET x = 1 failed', /^unknown$/],
])('reports %j without details of the server', (message, expected) => {
  expect(describeError(new Error(message), asItIs).reason).toMatch(expected);
});

test('the location is a file and a line, without a folder', () => {
  expect(describeError(new TypeError('x'), asItIs)).toEqual({
    name: 'TypeError',
    reason: 'x',
    where: expect.stringMatching(/^log\.test\.ts:\d+$/),
  });
});

test.each([undefined, null, 'text', { secret: 1 }])('a thrown %j is reported by its type only', (thrown) => {
  expect(describeError(thrown, asItIs)).toEqual({ name: typeof thrown, reason: 'unknown' });
});

const safe = (msg: string) => safeMessage(JSON.stringify({ msg }), asItIs);

test.each([
  ['see http://db.internal:8080/x for more', 'see *** for more'],
  ['-http://db.internal/x', '***'],
  ['at db.internal:5432 or 10.1.2.3:5432', 'at *** or ***'],
  ['[postgres:5432]', '[***]'],
  ['in /var/lib/pg', 'in ***'],
  ['Column Rating is missing', 'Column Rating is missing'],
  ['wait until 09:30', 'wait until ***'],
])('reports %j as %j', (message, expected) => {
  expect(safe(message)).toBe(expected);
});

const fallback = 'The research database could not do this.';

test.each([
  '',
  '<html>nginx 1.2 at 10.1.2.3</html>',
  '{"message":"insert into `nc_users` values (1) - SQLITE_CONSTRAINT: x"}',
])('nothing of %j is reported', (body) => {
  expect(safeMessage(body, asItIs)).toBe(fallback);
});

test('a line that is too long for a message is omitted', () => {
  expect(safe(`select ${'column, '.repeat(300)} from nc_users`)).toBe(fallback);
  expect(safe(`${'no '.repeat(1000)}`)).toBe(fallback);
  expect(safe(`boom\n${'    at run (/srv/app/db.js:1:1)\n'.repeat(1000)}`)).toBe('boom');
});

// A database may repeat user input, so its messages must be cheap to search.
test.each(['a-', 'a.', 'a+', '1.', '/a', 'select ', 'at ', ' ', 'eyJ', 'a:', '%2'])(
  'four megabytes of %j are searched in linear time',
  (part) => {
    // The slowest used to take minutes for a sixtieth of it; a test that hangs is one that fails.
    expect(safe(`x${part.repeat((4 * 1024 * 1024) / part.length)}y`).length).toBeLessThan(210);
    expect(safe(`x${part.repeat(1990 / part.length)}y`).length).toBeLessThan(210);
  },
);
