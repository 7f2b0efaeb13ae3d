import { nullish, object, string } from 'zod/mini';
import { accountNameOf } from '../../research/user-sync';
import type { Log } from '../runtime/log';
import { Problem } from '../runtime/problem';
import { type FetchJsonOptions, fetchJson } from './fetch-json';

const Tenants = object({ activeTenant: nullish(object({ name: nullish(string()) })) });

interface AccountNamesOptions extends FetchJsonOptions {
  identityUrl: string;
  log: Log;
}

/** Reads the name of the user's active account from the identity provider, with the user's own token. */
export const createAccountNames = ({ identityUrl, log, ...options }: AccountNamesOptions) => {
  const url = `${identityUrl}/frontegg/identity/resources/users/v3/me/tenants`;

  return async (token: string): Promise<string> => {
    try {
      return accountNameOf(await fetchJson(options, url, Tenants, { authorization: `Bearer ${token}` }));
    } catch (error) {
      // Storing 'Not Found' here would make a transient failure permanent.
      log.error('account name lookup failed', { reason: error instanceof Error ? error.message : 'unknown' });
      throw new Problem(
        502,
        'ACCOUNT_UNKNOWN',
        'Your account could not be read from the sign-in service. Try again in a moment.',
        { headers: { 'retry-after': '1' } },
      );
    }
  };
};
