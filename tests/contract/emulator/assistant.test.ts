import { expect, it } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/options';
import { signedIn } from './signed-in';
import { setUp } from './support';

const ROOT = '/nlp-execution-assistant/resources/velo/v1';

const start = async (options?: EmulatorOptions) => {
  const { emulator } = setUp(options);
  const { call } = await signedIn(emulator);
  const newest = async () => {
    const { body } = await call(`${ROOT}/conversations`);
    return (await call(`${ROOT}/conversation/${body.conversations[0].id}`)).body;
  };
  return { emulator, call, newest };
};

it('reads for the user and returns a resource beside the reply', async () => {
  const { call, newest } = await start();
  const first = await call(`${ROOT}/conversations`, {
    json: { message: 'Who has no two-step verification?', stream: true },
  });
  expect(first.text).toBe('Let me look at the users.');
  const { id, messages } = await newest();
  const requested = messages.at(-1);
  expect(requested).toMatchObject({ role: 'tool', method: 'GET' });
  const members = await call(requested.url);
  const result = { json: { status: members.status, data: members.text } };
  const response = await call(`${ROOT}/conversation/${id}/response/${requested.tool_call_id}`, result);
  expect(response.text).toMatch(/no two-step verification: \S+@acme\.test/);
  const after = (await newest()).messages;
  expect(after.at(-2).status).toBe(200);
  const resource = await call(`${ROOT}/conversation/${id}/resource/${after.at(-1).resource_id}`);
  expect(resource.body.content).toContain('reader@acme.test');
  // Once only.
  expect((await call(`${ROOT}/conversation/${id}/response/${requested.tool_call_id}`, result)).status).toBe(409);
});

it('proposes an allowed write, and one that the provider refuses', async () => {
  const { call, newest } = await start();
  await call(`${ROOT}/conversations`, { json: { message: 'Create a group named Night shift' } });
  const group = (await newest()).messages.at(-1);
  expect((await call(group.url, { method: group.method, json: group.body })).body.name).toBe('Night shift');

  await call(`${ROOT}/conversations`, { json: { message: 'Remove me from the account' } });
  const { id, messages } = await newest();
  const removal = messages.at(-1);
  const refused = await call(removal.url, { method: removal.method });
  expect(refused.status).toBe(409);
  const response = await call(`${ROOT}/conversation/${id}/response/${removal.tool_call_id}`, {
    json: { status: refused.status, data: refused.text },
  });
  expect(response.text).toMatch(/^That was refused: You cannot end your own access/);
});

it('stores the part of a reply that was read, without its call, when the reader disconnects', async () => {
  const { emulator, newest } = await start();
  const { browser } = await signedIn(emulator);
  const { body } = await browser.login('admin@acme.test', 'admin-Secret-1');
  const response = await emulator.fetch(`http://localhost:4400/frontegg${ROOT}/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${body.accessToken}` },
    body: JSON.stringify({ message: 'Create a group named Night shift', stream: true }),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await newest()).messages.at(-1)).toMatchObject({ role: 'assistant', content: 'I ' });
});

it('returns conversations only to their user, in their account', async () => {
  const { emulator, call, newest } = await start();
  await call(`${ROOT}/conversations`, { json: { message: 'Hello' } });
  const { id } = await newest();
  const reader = await signedIn(emulator, 'reader');
  expect((await reader.call(`${ROOT}/conversations`)).body.conversations).toEqual([]);
  expect((await reader.call(`${ROOT}/conversation/${id}`)).status).toBe(404);
  const { length } = emulator.db.assistantConversations.list();
  expect((await reader.call(`${ROOT}/conversation/${id}/messages`, { json: { message: 'Hi' } })).status).toBe(404);
  expect(emulator.db.assistantConversations.list()).toHaveLength(length);
});

it('responds with 404 where the vendor has no assistant', async () => {
  const { call } = await start({ assistant: false });
  expect((await call(`${ROOT}/config`)).status).toBe(404);
});
