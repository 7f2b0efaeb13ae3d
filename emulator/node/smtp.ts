import type { MessageRow } from '../db/rows/records';
import { hostOf, isLoopbackHost } from '../rules/policies/reachable-hosts';
import { StartError } from './listen';

const FROM = '"Local identity provider" <no-reply@gatehouse.test>';

export interface Mailer {
  /**
   * Sends an email; other messages stay in the outbox only. A failure is logged: the message is in the outbox in any
   * case.
   */
  send(message: MessageRow): void;
  /** Host of the server; undefined on this machine. */
  host: string | undefined;
  close(): void;
}

const attachmentsOf = ({ attachment }: MessageRow) =>
  attachment
    ? [
        {
          filename: attachment.name,
          contentType: attachment.mediaType,
          content: attachment.content,
          encoding: 'base64url',
        },
      ]
    : [];

/**
 * Returns the one address of an email, as an object: a text may name several, and would reach users who are not meant.
 * Undefined for what is not one address.
 */
export const recipientOf = (to: string): { name: string; address: string } | undefined =>
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()\\,;:"]+$/u.test(to) ? { name: '', address: to } : undefined;

/**
 * Creates the transport to an SMTP server, which connects with the first email.
 * @throws StartError when `nodemailer` is not installed
 */
export const openMailer = async (url: string): Promise<Mailer> => {
  const { createTransport } = await import('nodemailer').catch(() => {
    throw new StartError('Emails by SMTP need the package nodemailer: npm install --save-dev nodemailer');
  });
  const transport = createTransport(url);
  const target = new URL(url);
  const { host } = target;
  return {
    host: isLoopbackHost(hostOf(target)) ? undefined : hostOf(target),
    send: (message) => {
      const { channel, to, subject, text } = message;
      if (channel !== 'email') return;
      const recipient = recipientOf(to);
      if (!recipient) {
        console.error(
          `The email "${subject}" was not sent: ${JSON.stringify(to)} is not one address. It is in the outbox.`,
        );
        return;
      }
      transport
        .sendMail({ from: FROM, to: recipient, subject, text, attachments: attachmentsOf(message) })
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          console.error(`The email "${subject}" did not get to ${host}: ${reason}. It is in the outbox.`);
        });
    },
    close: () => transport.close(),
  };
};
