import { canonicalEmail } from '@gatehouse/sdk/text';
import type { UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { accountPage } from '../mail/account-page';
import { hasMailToken, issueMailToken } from '../mail/mail-tokens';
import { sendMessage } from '../mail/outbox';
import { countWithin } from '../mail/rate-counts';
import { userByEmail } from '../members/users';

/** Maximum number of unlock links to one user per hour: repeated lockouts must not flood an inbox. */
const UNLOCK_MAILS = 3;

/** Returns whether another unlock link may be sent. Otherwise an earlier one remains valid. */
const mayUnlock = ({ provider }: Call, email: string): boolean => {
  const id = `unlock:${canonicalEmail(email)}`;
  try {
    countWithin(provider, { id, max: UNLOCK_MAILS, errorCode: 'too-many-mails', message: String });
    return true;
  } catch {
    return false;
  }
};

/** Emails an unlock link. For an unknown address it takes as long and sends nothing. */
export const sendUnlockLink = async (call: Call, email: string, user: UserRow | undefined): Promise<void> => {
  if (!mayUnlock(call, email)) return;
  const token = await issueMailToken(call.provider, 'unlock', user);
  if (!user) return;
  const { href } = accountPage(call, '/account/unlock', { token });
  sendMessage(call.provider, {
    channel: 'email',
    to: user.email,
    subject: 'Unlock your account',
    text: `Too many wrong passwords locked your account. Open this link to unlock it: ${href} It works once, for one hour. If this was not you, choose a new password.`,
  });
};

/**
 * Emails an unlock link for a refusal that promises one, unless an earlier link is still valid: a lock of the console,
 * of the seed or of an earlier day has none.
 */
export const sendPromisedLink = async (call: Call, email: string, refusal: unknown): Promise<void> => {
  if (!(refusal instanceof ProviderError) || refusal.context?.unlockBy === undefined) return;
  const user = userByEmail(call.db, email);
  const isSent = user !== undefined && hasMailToken(call.provider, 'unlock', user);
  if (isSent) await issueMailToken(call.provider, 'unlock', undefined);
  else await sendUnlockLink(call, email, user?.disabled ? undefined : user);
};
