import type { Provider } from '../provider';
import { countWithin, networkOf } from './rate-counts';

const tooMany = {
  errorCode: 'too-many-tries',
  message: (wait: string) => `Too many wrong codes. Try again in ${wait}.`,
};

/**
 * Verifies a code. A wrong one counts for its account and for the caller's network: a new code, another browser or a
 * new sign-in gives no further attempts.
 * @throws ProviderError 429 `too-many-tries`
 */
export const tryCode = async <T>(provider: Provider, account: string, check: () => T | Promise<T>): Promise<T> => {
  const { codeTriesPerAccount, codeTriesPerNetwork, ip } = provider.settings;
  // Counted before the check, so that concurrent attempts get no extra tries.
  const giveBack = [
    countWithin(provider, { ...tooMany, id: `tries:network:${networkOf(ip)}`, max: codeTriesPerNetwork }),
    countWithin(provider, { ...tooMany, id: `tries:account:${account}`, max: codeTriesPerAccount }),
  ];
  const result = await check();
  for (const undo of giveBack) undo();
  return result;
};
