import { contract } from '../capabilities/invite-links/contract';
import { tolerated } from '../core/tolerated';
import type { Identity } from '../identity';
import type { AccountLink } from './account-link';

/** Returns the name of the account to which an emailed link invites; undefined when the provider names none. */
export const invitingAccount = async (
  { call }: Pick<Identity, 'call'>,
  link: AccountLink | undefined,
  signal: AbortSignal,
): Promise<string | undefined> =>
  link && ((await tolerated(call(contract).verify({ token: link.token }, { signal }))) || undefined);
