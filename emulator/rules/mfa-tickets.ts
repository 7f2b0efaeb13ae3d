import type { Call } from '../call';
import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import type { UserRow } from '../rows/accounts';
import type { MfaTicketRow } from '../rows/sessions';

const LIFETIME = 10 * 60_000;
const MAX_ATTEMPTS = 5;
/** Identifies the browser that signs in, for the one call without an MFA token. */
const COOKIE = 'fe_mfa';

const ended = () =>
  new ProviderError(401, 'mfa-session-ended', 'This sign-in took too long or had too many wrong codes. Start again.');

/** Stores that the first factor was verified. The returned token authorizes the calls of the second factor. */
export const openTicket = async (
  { db, provider, cookies }: Call,
  user: UserRow,
  amr: readonly string[],
  invitationToken?: string,
): Promise<string> => {
  const token = randomText();
  const browser = cookies.get(COOKIE) ?? randomText();
  const [id, browserHash] = await Promise.all([sha256(token), sha256(browser)]);
  const expiresAt = provider.clock.now() + LIFETIME;
  const row = { id, userId: user.id, amr, expiresAt, attempts: 0, browserHash };
  db.mfaTickets.put({ ...row, ...(invitationToken !== undefined && { invitationToken }) });
  cookies.set(COOKIE, browser, LIFETIME / 1000);
  return token;
};

/** @throws ProviderError 401 unless a sign-in of this browser waits for the user's second factor. */
export const requireOpenTicket = async ({ db, provider, cookies }: Call, user: UserRow | undefined): Promise<void> => {
  const browserHash = await sha256(cookies.get(COOKIE) ?? '');
  const open = db.mfaTickets
    .by('userId', user?.id ?? '')
    .some((row) => row.browserHash === browserHash && row.expiresAt > provider.clock.now());
  if (!open) throw ended();
};

export const readTicket = async (
  { db, clock }: Provider,
  token: string,
): Promise<{ ticket: MfaTicketRow; user: UserRow }> => {
  const ticket = db.mfaTickets.get(await sha256(token));
  const user = ticket && db.users.get(ticket.userId);
  if (!ticket || !user || user.disabled || ticket.expiresAt <= clock.now()) throw ended();
  return { ticket, user };
};

/** Returns the ticket of an MFA token and counts an attempt; the sixth attempt invalidates the token. */
export const tryTicket = async (provider: Provider, token: string) => {
  const found = await readTicket(provider, token);
  const attempts = found.ticket.attempts + 1;
  if (attempts > MAX_ATTEMPTS) {
    provider.db.mfaTickets.remove(found.ticket.id);
    throw ended();
  }
  provider.db.mfaTickets.patch(found.ticket.id, { attempts });
  return found;
};

/** Redeems an MFA token whose second factor was verified. @throws ProviderError 401 when another call redeemed it first */
export const spendTicket = ({ db }: Provider, { id }: MfaTicketRow): void => {
  if (!db.mfaTickets.remove(id)) throw ended();
};

/** Ends every sign-in of a user that waits for the second factor. */
export const endTicketsOf = ({ db }: Provider, userId: string): void => {
  for (const { id } of db.mfaTickets.by('userId', userId)) db.mfaTickets.remove(id);
};

export const wrongCode = () =>
  new ProviderError(
    401,
    'wrong-code',
    'This code is incorrect or was already used. Wait for the next one and try again.',
  );
