import { ProviderError } from '../errors';
import { accountPage } from '../rules/account-page';
import { sendMessage } from '../rules/outbox';
import { issueOneTimeCode, spendOneTimeCode } from '../rules/passwordless-codes';
import { continueSignIn } from '../rules/sign-in';
import { userByEmail } from '../rules/users';
import type { AnswersOf } from './answers-of';

const TYPES = new Set(['magiclink', 'code', 'smscode']);

const known = (type: string): string => {
  if (!TYPES.has(type)) throw new ProviderError(400, 'unknown-strategy', 'This sign-in method is not available here.');
  return type;
};

const hint = (phoneNumber: string) => `*** ${phoneNumber.slice(-4)}`;

export const passwordless: AnswersOf<'passwordless'> = {
  preLogin: async (call, { type, email, userId, phoneNumber }) => {
    const { db, provider } = call;
    const user =
      (userId === undefined ? undefined : db.users.get(userId)) ??
      (email === undefined ? undefined : userByEmail(db, email)) ??
      (phoneNumber === undefined ? undefined : db.users.one('phoneNumber', phoneNumber));
    known(type);
    // Unknown addresses get the same response, and no message.
    if (!user || user.disabled) return {};
    const code = await issueOneTimeCode(provider, type, user);
    if (type === 'smscode') {
      if (!user.phoneNumber || user.phoneUnconfirmed) return {};
      sendMessage(provider, {
        channel: 'sms',
        to: user.phoneNumber,
        subject: 'Your code',
        text: `Your sign-in code is ${code}.`,
      });
      return { phoneNumber: hint(user.phoneNumber) };
    }
    const text =
      type === 'code'
        ? `Your sign-in code is ${code}.`
        : `Open this link to sign in: ${accountPage(call, '/account/login/magic-link', { token: code }).href}`;
    sendMessage(provider, { channel: 'email', to: user.email, subject: 'Sign in', text });
    return {};
  },
  postLogin: async (call, { type, token }) => {
    const user = await spendOneTimeCode(call.provider, known(type), token.trim());
    return continueSignIn(call, user, [type === 'smscode' ? 'sms' : 'otp']);
  },
};
