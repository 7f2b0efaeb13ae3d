import { canonicalEmail, isEmail } from '@gatehouse/sdk/text';
import type { Call } from '../../http/call';
import { fieldError } from '../../http/errors';
import { audited } from '../audits/audits';
import { openMembershipsOf } from '../members/memberships';
import { refuseManaged, userByEmail } from '../members/users';
import { requireAllowedDomain } from '../policies/restrictions';
import { endAccess } from '../sessions/end-access';
import { spendCode } from './confirmations';
import { countMail } from './limits';
import { sendMessage } from './outbox';
import { sendCode } from './text-messages';

const KIND = 'own-email';

const newAddress = (call: Call, typed: string): string => {
  const { user } = call.caller();
  refuseManaged(user, "Your company's directory manages your email address.", 'email');
  const email = canonicalEmail(typed);
  if (!isEmail(email)) throw fieldError('email', 'Enter a full email address.');
  if (email === user.email) throw fieldError('email', 'This is your email address already.', 'email-unchanged', 409);
  for (const { tenantId } of openMembershipsOf(call.provider, user.id)) requireAllowedDomain(call.db, tenantId, email);
  return email;
};

/** The wire has no token, so that the code is found by user and address. */
const tokenOf = (userId: string, email: string) => `${KIND}:${userId}:${email}`;

/** Sends a code to a new email address. The owner of a known address is told instead; the response is the same. */
export const startEmailChange = async (call: Call, typed: string): Promise<undefined> => {
  const { provider } = call;
  const { user } = call.caller();
  const email = newAddress(call, typed);
  if (!userByEmail(call.db, email)) {
    const to = { channel: 'email', address: email } as const;
    const token = tokenOf(user.id, email);
    await sendCode(provider, user, { kind: KIND, target: email, to, token, purpose: 'make this your email address' });
    return;
  }
  countMail(provider, email);
  sendMessage(provider, {
    channel: 'email',
    to: email,
    subject: 'You already have an account',
    text: 'Another user wanted to use your email address for their account. Nothing was changed.',
  });
};

/** Replaces the email address of the caller, who keeps this session, and notifies the previous address. */
export const finishEmailChange = async (call: Call, typed: string, code: string): Promise<undefined> => {
  const { provider, db } = call;
  const { user, session } = call.caller();
  const email = newAddress(call, typed);
  await spendCode(provider, { kind: KIND, userId: user.id, token: tokenOf(user.id, email), code });
  // Another user may have taken it since.
  if (userByEmail(db, email))
    throw fieldError('email', 'This email address belongs to another user.', 'email-taken', 409);
  audited(call, { before: { email: user.email }, email });
  // Links, codes and browsers of the previous address end with it.
  endAccess(provider, user, session.id);
  db.users.patch(user.id, { email, verified: true });
  sendMessage(provider, {
    channel: 'email',
    to: user.email,
    subject: 'Your email address was changed',
    text: `The email address of your account is now ${email}. If this was not you, ask an administrator of your account.`,
  });
};
