import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { minutes } from '../passwords/lockout';
import { countWithin, networkOf } from './rate-counts';

const WINDOW = 60 * 60_000;

const refusal = (wait: string) => `Too many emails were requested. Check your inbox, or try again in ${wait}.`;

/**
 * Counts an email or a text message to an address, known or not.
 * @param isSignedIn Skips the limit per network, since a signed-in user may invite many addresses.
 * @throws ProviderError 429 beyond the limits
 */
export const countMail = ({ db, clock, settings }: Provider, address: string, isSignedIn = false): void => {
  const now = clock.now();
  const known = db.mailCounts.get(address);
  const row = known && known.expiresAt > now ? known : { id: address, count: 0, expiresAt: now + WINDOW };
  if (row.count >= settings.sendsPerAddress) {
    const left = row.expiresAt - now;
    throw new ProviderError(429, 'too-many-mails', refusal(minutes(left)), {
      headers: { 'retry-after': String(Math.ceil(left / 1000)) },
    });
  }
  if (!isSignedIn)
    countWithin(
      { db, clock },
      {
        id: `sends:network:${networkOf(settings.ip)}`,
        max: settings.sendsPerNetwork,
        errorCode: 'too-many-mails',
        message: refusal,
      },
    );
  db.mailCounts.put({ ...row, count: row.count + 1 });
};
