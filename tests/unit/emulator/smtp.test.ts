import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import { recipientOf } from '../../../emulator/node/smtp';
import { startEmulator } from '../../../emulator/node/start-emulator';
import { freePort } from '../../support/free-port';

afterEach(() => void vi.restoreAllMocks());

it('sends emails of the outbox by SMTP as well, and reports failures', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void text(stream).then((mail) => {
        received.push(mail);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const smtp = `smtp://127.0.0.1:${port}`;
  const { emulator, close } = await startEmulator({ port: await freePort(), seed: 'empty', smtp });
  const reset = () =>
    fetch(`${emulator.issuer}/frontegg/identity/resources/users/v1/passwords/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@acme.test' }),
    });
  await reset();
  await vi.waitFor(() => expect(received).toHaveLength(1), 5000);
  expect(received[0]).toMatch(/^From: Local identity provider <no-reply@gatehouse\.test>\r\nTo: admin@acme\.test\r\n/);
  expect(received[0]?.replace(/=\r\n/g, '')).toContain('/account/reset-password');

  const message = vi.spyOn(console, 'error').mockImplementation(() => {});
  await new Promise<void>((resolve) => server.close(resolve));
  await reset();
  await vi.waitFor(
    () => expect(message).toHaveBeenCalledWith(expect.stringMatching(/did not get to 127.*It is in the outbox/)),
    5000,
  );
  expect(emulator.inbox.messages('admin@acme.test')).toHaveLength(2);
  await close();
});

it.each([
  ['ann@corp.test', true],
  ["o'hara+news@corp.test", true],
  ['bücher@bücher.example', true],
  ['a,b@c.test', false],
  ['a;b@c.test', false],
  ['a@b.test, c@d.test', false],
  ['a@b.test,c@d.test', false],
  ['<a@b.test>', false],
  ['Ann <a@b.test>', false],
  ['"a, b"@c.test', false],
  ['group:a@b.test', false],
  ['a(comment)@b.test', false],
  ['a@b.test\r\nBcc: c@d.test', false],
  ['a\u0000@b.test', false],
  ['a\u200b@b.test', false],
  ['a@b@c.test', false],
  ['@b.test', false],
  ['', false],
])('%j is one address: %s', (address, isOne) => {
  expect(recipientOf(address)).toEqual(isOne ? { name: '', address } : undefined);
});
