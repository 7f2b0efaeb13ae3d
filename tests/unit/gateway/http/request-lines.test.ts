import { expect, test } from 'vitest';
import { createHarness, feedback, issueToken } from '../support';

test('all log lines of a request have its id', async () => {
  let down = false;
  const { post, lines, gateway } = createHarness({
    database: async (request, respond) =>
      down ? new Response('{"msg":"disk is full"}', { status: 500 }) : respond(request),
    outside: async () => new Response(null, { status: 500 }),
  });
  const token = await issueToken();
  await post('users', token, {});
  const taken = await post('general', token, feedback);
  await expect.poll(() => gateway.failures()).toHaveLength(1);
  down = true;
  const refused = await post('general', token, feedback);
  expect([taken.status, refused.status]).toEqual([200, 502]);
  const messagesOf = ({ headers }: Response) =>
    lines
      .map((line) => JSON.parse(line))
      .flatMap((line) => (line.requestId === headers.get('x-request-id') ? line.message : []));
  expect(messagesOf(taken).sort()).toEqual(['request', 'webhook failed']);
  expect(messagesOf(refused).sort()).toEqual(['database call failed', 'request']);
});
