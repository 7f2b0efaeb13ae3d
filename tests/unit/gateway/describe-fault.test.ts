import { expect, test } from 'vitest';
import { describeFault } from '../../../demo/gateway/describe-fault';

const asItIs = (text: string) => text;

test.each([
  ["ENOSPC: no space left on device, open '/srv/portal/data/x'", /^ENOSPC: no space left on device, open '\*\*\*'$/],
  ['connect ECONNREFUSED 10.1.2.3:5432', /^connect ECONNREFUSED \*\*\*$/],
  ['first line\n    at run (/srv/app.js:1:1)', /^first line$/],
  ['UPDATE users SET x = 1 failed', /^unknown$/],
])('%j is told without what gives away how the server is built', (message, told) => {
  expect(describeFault(new Error(message), asItIs).reason).toMatch(told);
});

test('the place is a file and a line, and no folder', () => {
  expect(describeFault(new TypeError('x'), asItIs)).toEqual({
    name: 'TypeError',
    reason: 'x',
    where: expect.stringMatching(/^describe-fault\.test\.ts:\d+$/),
  });
});

test.each([undefined, null, 'text', { secret: 1 }])('%j thrown is told by its type alone', (thrown) => {
  expect(describeFault(thrown, asItIs)).toEqual({ name: typeof thrown, reason: 'unknown' });
});
