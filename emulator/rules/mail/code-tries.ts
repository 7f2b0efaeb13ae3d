import type { Provider } from '../../provider';
import { countWithin, networkOf } from './rate-counts';

const tooMany = {
  errorCode: 'too-many-tries',
  message: (wait: string) => `Too many wrong codes. Try again in ${wait}.`,
};

/** What a code is for, and the account that it belongs to. */
export interface CodePurpose {
  /** Each purpose has its own count: anyone may enter codes for an address, but not end its user's second factor. */
  purpose: string;
  account: string;
}

/** Purpose of every code of a second factor, which only the user who passed the first one enters. */
export const SECOND_FACTOR = 'second-factor';

/**
 * Verifies a code. A wrong one counts for its account and purpose, and for the caller's network: a new code, another
 * browser or a new sign-in gives no further attempts.
 * @throws ProviderError 429 `too-many-tries`
 */
export const tryCode = async <T>(
  provider: Provider,
  { purpose, account }: CodePurpose,
  check: () => T | Promise<T>,
): Promise<T> => {
  const { codeTriesPerAccount, codeTriesPerNetwork, ip } = provider.settings;
  // Counted before the check, so that concurrent attempts get no extra tries.
  const giveBack = [
    countWithin(provider, { ...tooMany, id: `tries:network:${networkOf(ip)}`, max: codeTriesPerNetwork }),
    countWithin(provider, { ...tooMany, id: `tries:account:${purpose}:${account}`, max: codeTriesPerAccount }),
  ];
  const result = await check();
  for (const undo of giveBack) undo();
  return result;
};
