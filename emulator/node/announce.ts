import { originSentence, snippet } from '../console/home-page';
import type { Emulator } from '../emulator';
import { accountsOf } from '../seed/accounts';
import { secured } from '../seed/users';

const addresses = ({ issuer }: Emulator) => ({
  issuer,
  outbox: `${issuer}/_emulator/outbox`,
  console: `${issuer}/_emulator/console`,
});

/** Formats the accounts as a table. */
export const accountLines = ({ db }: Emulator): string => {
  const accounts = accountsOf(db);
  const columnWidth = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) + 2;
  const email = columnWidth(accounts.map((account) => account.email));
  const password = columnWidth(accounts.map((account) => account.password));
  const lines = accounts.map(
    (account) => `  ${account.email.padEnd(email)}${account.password.padEnd(password)}${account.description}`,
  );
  if (db.users.get(secured.id)) {
    lines.push('', `  Authenticator secret of ${secured.email}: ${secured.authenticators[0]?.secret}`);
    lines.push(`  Recovery code of ${secured.email}: ${secured.recoveryCodes[0]}`);
  }
  return lines.join('\n');
};

/** Returns the text that is printed at the start. */
export const announcement = (emulator: Emulator): string => {
  const { issuer, outbox, console } = addresses(emulator);
  return [
    '',
    `Identity provider  ${issuer}`,
    `Emails and codes   ${outbox}`,
    `Console            ${console}`,
    '',
    accountLines(emulator),
    '',
    originSentence(emulator),
    '',
    snippet(emulator).replace(/^/gm, '  '),
    '',
  ].join('\n');
};

/** Returns the same as JSON, for programs. */
export const announcementJson = (emulator: Emulator): string => {
  const { originMode, clients, db } = emulator;
  const origins = originMode === 'loopback' ? 'loopback' : clients.flatMap((client) => client.origins);
  return JSON.stringify({ ...addresses(emulator), clientId: clients[0]?.id, origins, accounts: accountsOf(db) });
};
