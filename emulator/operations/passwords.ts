import type { UserRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import type { Provider } from '../provider';
import { actingAs, audited } from '../rules/audits/audits';
import { accountPage } from '../rules/mail/account-page';
import { issueMailToken, readMailToken } from '../rules/mail/mail-tokens';
import { sendMessage } from '../rules/mail/outbox';
import { userByEmail } from '../rules/members/users';
import { isPasswordOf } from '../rules/passwords/check-password';
import { hashNewPassword, replacePassword } from '../rules/passwords/new-password';
import { beginPasswordAttempt } from '../rules/passwords/password-attempts';
import { sendPromisedLink, sendUnlockLink } from '../rules/passwords/unlock-link';
import { anybody, type OperationsOf, operation } from './operation';

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
  const known = userByEmail(call.db, email);
  return sendResetLink(call, known?.disabled ? undefined : known);
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
