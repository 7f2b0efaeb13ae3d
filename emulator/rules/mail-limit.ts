import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { minutes } from './lockout';

const WINDOW = 60 * 60_000;
const MAX_MAILS = 5;

/** Counts a mail to an address, known or not, and refuses the sixth within an hour with 429. */
export const countMail = ({ db, clock }: Provider, email: string): void => {
  const now = clock.now();
  const known = db.mailCounts.get(email);
  const row = known && known.expiresAt > now ? known : { id: email, count: 0, expiresAt: now + WINDOW };
  if (row.count >= MAX_MAILS) {
    const left = row.expiresAt - now;
    const message = `Too many mails were asked for. Look for the ones you have, or try again in ${minutes(left)}.`;
    throw new ProviderError(429, 'too-many-mails', message, {
      headers: { 'retry-after': String(Math.ceil(left / 1000)) },
    });
  }
  db.mailCounts.put({ ...row, count: row.count + 1 });
};
