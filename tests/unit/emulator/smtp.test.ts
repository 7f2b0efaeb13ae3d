import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import { openMailer, recipientOf } from '../../../emulator/node/smtp';
import { startEmulator } from '../../../emulator/node/start-emulator';
import { freePort } from '../../support/free-port';
import { waitFor } from '../../support/wait-for';

afterEach(() => void vi.restoreAllMocks());

/** Starts an SMTP server; returns its address, and the recipients and texts that it receives. */
const startSmtp = async () => {
  const received: string[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      recipients.push(envelope.rcptTo.map(({ address }) => address));
      void text(stream).then((mail) => {
        received.push(mail);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, received, recipients, smtp: `smtp://127.0.0.1:${port}` };
};

it('sends an email to one address, whatever its recipient and subject contain', async () => {
  const { server, received, recipients, smtp } = await startSmtp();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mailer = await openMailer(smtp);
  const send = (to: string, subject: string) =>
    mailer.send({ id: subject, sentAt: '', channel: 'email', to, subject, text: 'x' });
  const wrong = ['a,b@c.test', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', 'Ann <c@d.test>'];
  for (const to of wrong) send(to, 'Join us');
  expect(error).toHaveBeenCalledTimes(wrong.length);
  send('ann@corp.test', 'Join\r\nBcc: c@d.test\r\n\r\nAcme');
  await waitFor(() => expect(received).toHaveLength(1));
  expect(recipients).toEqual([['ann@corp.test']]);
  expect(received[0]).not.toMatch(/^Bcc:/m);
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

it('sends emails of the outbox by SMTP as well, and reports failures', async () => {
  const { server, received, smtp } = await startSmtp();
  const { emulator, close } = await startEmulator({ port: await freePort(), seed: 'empty', smtp });
  const reset = () =>
    fetch(`${emulator.issuer}/frontegg/identity/resources/users/v1/passwords/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@acme.test' }),
    });
  await reset();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatch(/^From: Local identity provider <no-reply@gatehouse\.test>\r\nTo: admin@acme\.test\r\n/);
  expect(received[0]?.replace(/=\r\n/g, '')).toContain('/account/reset-password');

  const message = vi.spyOn(console, 'error').mockImplementation(() => {});
  await new Promise<void>((resolve) => server.close(resolve));
  await reset();
  await waitFor(() =>
    expect(message).toHaveBeenCalledWith(expect.stringMatching(/did not get to 127.*It is in the outbox/)),
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
