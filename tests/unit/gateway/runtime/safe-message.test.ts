import { expect, test } from 'vitest';
import { safeMessage } from '../../../../demo/gateway/runtime/safe-message';

const asTheyAre = (text: string) => text;
const safe = (msg: string) => safeMessage(JSON.stringify({ msg }), asTheyAre);

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
  expect(safeMessage(body, asTheyAre)).toBe(fallback);
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
