import { expect, test } from 'vitest';
import { describeError } from '../../../../demo/gateway/runtime/describe-error';

const asItIs = (text: string) => text;

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
    where: expect.stringMatching(/^describe-error\.test\.ts:\d+$/),
  });
});

test.each([undefined, null, 'text', { secret: 1 }])('a thrown %j is reported by its type only', (thrown) => {
  expect(describeError(thrown, asItIs)).toEqual({ name: typeof thrown, reason: 'unknown' });
});
