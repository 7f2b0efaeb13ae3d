import { admin, breached, reader, reseller, secured, unenrolled } from '../seed/users';

const people = [
  [admin, 'administrator'],
  [reader, 'plain user'],
  [secured, 'with an authenticator app'],
  [reseller, 'administrator of a reseller'],
  [unenrolled, 'must set up an authenticator app'],
  [breached, 'has a leaked password'],
] as const;

/** Who can sign in, and with what. These people exist on this machine only. */
export const printAccounts = (issuer: string): void => {
  console.log(`Mails and codes    ${issuer}/_emulator/outbox`);
  console.log(`Webhooks           ${issuer}/webhooks\n`);
  for (const [{ email, password }, what] of people) {
    console.log(`  ${email.padEnd(22)} ${password.padEnd(20)} ${what}`);
  }
  console.log(`\n  Authenticator secret of ${secured.email}: ${secured.authenticators[0]?.secret}`);
  console.log(`  Recovery code of ${secured.email}: ${secured.recoveryCodes[0]}\n`);
};
