import { canonicalEmail } from '@gatehouse/sdk/text';
import type { UserRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { accountPage } from '../rules/mail/account-page';
import { countMail } from '../rules/mail/mail-limit';
import { sendMessage } from '../rules/mail/outbox';
import { maskedNumber, smsText } from '../rules/mail/text-messages';
import { userByEmail } from '../rules/members/users';
import { isKnownBrowser } from '../rules/sign-in/known-browsers';
import { issueCode, issueLink, spendLink, spendTypedCode } from '../rules/sign-in/passwordless-codes';
import { continueSignIn } from '../rules/sign-in/sign-in';
import { anybody, type OperationsOf, operation } from './operation';

const TYPES = new Set(['magiclink', 'code', 'smscode']);

const known = (type: string): string => {
  if (!TYPES.has(type)) throw new ProviderError(400, 'unknown-strategy', 'This sign-in method is not available here.');
  return type;
};

interface Addressed {
  email?: string | undefined;
  userId?: string | undefined;
  phoneNumber?: string | undefined;
}

/** Returns the user of the request. A user id is accepted only in a browser in which that user has signed in. */
const findUser = async (call: Call, { email, userId, phoneNumber }: Addressed): Promise<UserRow | undefined> => {
  const { db } = call;
  const byId = userId === undefined ? undefined : db.users.get(userId);
  if (byId) return (await isKnownBrowser(call, byId.id)) ? byId : undefined;
  if (email !== undefined) return userByEmail(db, email);
  return phoneNumber === undefined ? undefined : db.users.first('phoneNumber', phoneNumber);
};

/** Sends a code by email or text message; the response does not reveal whether the user exists. */
const sendCode = async (call: Call, type: string, user: UserRow | undefined, account: string) => {
  const { provider } = call;
  const code = await issueCode(call, type, { user, account });
  if (!user) return {};
  if (type === 'code') {
    const text = `Your sign-in code is ${code}. It expires in 10 minutes.`;
    sendMessage(provider, { channel: 'email', to: user.email, subject: `${code} is your sign-in code`, text });
    return {};
  }
  if (!user.phoneNumber || user.phoneUnconfirmed) return {};
  const text = smsText(provider, `Your sign-in code is ${code}.`, code);
  sendMessage(provider, { channel: 'sms', to: user.phoneNumber, subject: 'Your code', text });
  // Only a browser in which the user has signed in before gets the masked number.
  return (await isKnownBrowser(call, user.id)) ? { phoneNumber: maskedNumber(user.phoneNumber) } : {};
};

const sendLink = async (call: Call, user: UserRow | undefined, invitationToken: string | undefined) => {
  const token = await issueLink(call, 'magiclink', user?.id);
  if (!user || token === undefined) return {};
  const link = accountPage(call, '/account/login/magic-link', {
    token,
    ...(invitationToken !== undefined && { invitationToken }),
  });
  const text = `Open this link to sign in: ${link.href} It works once, for 10 minutes. If you did not request it, you can ignore this message.`;
  sendMessage(call.provider, { channel: 'email', to: user.email, subject: 'Sign in', text });
  return {};
};

export const passwordless: OperationsOf<'passwordless'> = {
  preLogin: operation({ as: 'none', captcha: true }, async (call, { type, invitationToken, ...to }) => {
    known(type);
    const found = await findUser(call, to);
    const user = found?.disabled ? undefined : found;
    const account = canonicalEmail(user?.email ?? to.email ?? to.phoneNumber ?? to.userId ?? '');
    countMail(call.provider, account);
    return type === 'magiclink' ? sendLink(call, user, invitationToken) : sendCode(call, type, user, account);
  }),
  postLogin: operation(anybody, async (call, { type, token, invitationToken }) => {
    const given = token.trim();
    const user =
      known(type) === 'magiclink' ? await spendLink(call, type, given) : await spendTypedCode(call, type, given);
    return continueSignIn(call, user, [type === 'smscode' ? 'sms' : 'otp'], invitationToken);
  }),
};
