import { canonicalEmail } from '@gatehouse/sdk/text';
import type { UserRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import type { Provider } from '../provider';
import { actingAs, audited } from '../rules/audits/audits';
import { countMail } from '../rules/mail/limits';
import { issueMailToken, readMailToken } from '../rules/mail/mail-tokens';
import { accountPage, sendMessage } from '../rules/mail/outbox';
import { maskedNumber, smsText } from '../rules/mail/text-messages';
import { userByEmail } from '../rules/members/users';
import { hashNewPassword, isPasswordOf, replacePassword } from '../rules/passwords/new-password';
import { beginPasswordAttempt, sendPromisedLink, sendUnlockLink } from '../rules/passwords/password-attempts';
import { isKnownBrowser } from '../rules/sign-in/known-browsers';
import { issueCode, issueLink, spendLink, spendTypedCode } from '../rules/sign-in/passwordless-codes';
import { continueSignIn } from '../rules/sign-in/sign-in';
import { anybody, type OperationsOf, operation } from './operation';

const TYPES = new Set(['magiclink', 'code', 'smscode']);

const readType = (type: string): string => {
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
    readType(type);
    const existing = await findUser(call, to);
    const user = existing?.disabled ? undefined : existing;
    const account = canonicalEmail(user?.email ?? to.email ?? to.phoneNumber ?? to.userId ?? '');
    countMail(call.provider, account);
    return type === 'magiclink' ? sendLink(call, user, invitationToken) : sendCode(call, type, user, account);
  }),
  postLogin: operation(anybody, async (call, { type, token, invitationToken }) => {
    const secret = token.trim();
    const user =
      readType(type) === 'magiclink' ? await spendLink(call, type, secret) : await spendTypedCode(call, type, secret);
    return continueSignIn(call, user, [type === 'smscode' ? 'sms' : 'otp'], invitationToken);
  }),
};

const wrongPassword = () => new ProviderError(400, 'wrong-password', 'Your current password is incorrect. Try again.');

/** Emails a password reset link. For an unknown user it takes as long and sends nothing. */
const sendResetLink = async (call: Call, user: UserRow | undefined): Promise<void> => {
  const { provider } = call;
  const token = await issueMailToken(provider, 'reset-password', user);
  if (!user) return;
  const link = accountPage(call, '/account/reset-password', { userId: user.id, token });
  sendMessage(provider, {
    channel: 'email',
    to: user.email,
    subject: 'Choose a new password',
    text: `Open this link to choose a new password: ${link.href} It works once, for one hour. If you did not request it, you can ignore this message.`,
  });
};

/** Emails the owner that the password is another one. */
const confirmChange = (provider: Provider, { email }: UserRow, change: string): void =>
  sendMessage(provider, {
    channel: 'email',
    to: email,
    subject: 'Your password was changed',
    text: `The password of ${email} ${change}. If this was not you, choose “Forgot password?” at the next sign-in and set a new one.`,
  });

/** Emails the reset link of the user with an email address, if there is one. */
export const forgotPassword = (call: Call, { email }: { email: string }): Promise<void> => {
  const user = userByEmail(call.db, email);
  return sendResetLink(call, user?.disabled ? undefined : user);
};

export const passwords: OperationsOf<'passwords'> = {
  forgotPassword: operation({ as: 'none', limit: 'mail', event: 'frontegg.user.forgotPassword' }, forgotPassword),
  bulkResetBreachedPasswords: operation(
    {
      permission: ['fe.secure.write.securityPolicy', 'fe.secure.write.updateUser'],
      audit: 'Reset emails sent to users with a breached password',
      severity: 'Medium',
    },
    async (call) => {
      const { db, caller } = call;
      const members = db.memberships
        .by('tenantId', caller().tenantId)
        .flatMap(({ userId, activated }) => (activated && db.users.get(userId)) || []);
      const breached = members.filter((user) => user.breachedPassword && !user.disabled);
      for (const user of breached) await sendResetLink(call, user);
      audited(call, { users: breached.length });
    },
  ),
  resetPassword: operation(
    { as: 'none', audit: 'Password reset', severity: 'Medium', event: 'frontegg.user.resetPassword' },
    async (call, { token, userId, password }) => {
      const { provider } = call;
      const link = await readMailToken(provider, 'reset-password', { token, userId });
      const passwordHash = await hashNewPassword(provider, link.check(), password);
      // Synchronous up to the write: of two calls with one link, only one sets the password.
      const user = link.spend();
      replacePassword(provider, user, passwordHash);
      confirmChange(provider, user, 'was changed with the link of an email, and all of its sessions ended');
      audited(call, { email: user.email }, actingAs(user));
    },
  ),
  getPasswordConfig: operation(anybody, ({ provider }) => provider.settings.passwordConfig),
  changePassword: operation(
    {
      ownerOnly: true,
      audit: 'Password changed',
      severity: 'Medium',
      event: 'frontegg.user.passwordChanged',
    },
    async (call, { password, newPassword }) => {
      const { db, provider, caller } = call;
      const { user, session } = caller();
      const attempt = await beginPasswordAttempt(call, user.email).catch(async (refusal) => {
        await sendPromisedLink(call, user.email, refusal);
        throw refusal;
      });
      if (!(await isPasswordOf(provider, user, password))) {
        if (attempt.isLast) await sendUnlockLink(call, user.email, user);
        throw attempt.failed(wrongPassword());
      }
      attempt.succeeded();
      const passwordHash = await hashNewPassword(provider, user, newPassword);
      // A link from an email may have replaced the verified password meanwhile.
      if (db.users.get(user.id)?.passwordHash !== user.passwordHash) throw wrongPassword();
      replacePassword(provider, user, passwordHash, session.id);
      confirmChange(provider, user, 'was changed in a signed-in browser, and its other sessions ended');
    },
  ),
};
