import { nullish, object, safeParse, string } from 'zod/mini';
import { accountNameOf } from '../../research/user-sync';
import { type Clock, within } from '../runtime/clock';
import type { Log } from '../runtime/log';
import { Problem } from '../runtime/problem';

const TIMEOUT = 5000;

const Tenants = object({ activeTenant: nullish(object({ name: nullish(string()) })) });

interface AccountNamesOptions {
  identityUrl: string;
  fetch: typeof fetch;
  clock: Clock;
  log: Log;
}

const unknown = () =>
  new Problem(
    502,
    'ACCOUNT_UNKNOWN',
    'Your account could not be looked up at the sign-in service. Try again in a moment.',
  );

/** Reads the name of the user's active account from the identity provider, with the user's own token. */
export const createAccountNames = ({ identityUrl, fetch, clock, log }: AccountNamesOptions) => {
  const url = `${identityUrl}/frontegg/identity/resources/users/v3/me/tenants`;

  return async (token: string): Promise<string> => {
    try {
      const body = await within(clock, TIMEOUT, unknown, async (signal) => {
        const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
        const response = await fetch(url, { signal, headers, redirect: 'manual' });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return response.json();
      });
      const answer = safeParse(Tenants, body);
      if (!answer.success) throw new Error('answer not understood');
      return accountNameOf(answer.data);
    } catch (error) {
      // Storing 'Not Found' here would make a transient failure permanent.
      log.error('account name not found out', { reason: error instanceof Error ? error.message : 'unknown' });
      throw error instanceof Problem ? error : unknown();
    }
  };
};
