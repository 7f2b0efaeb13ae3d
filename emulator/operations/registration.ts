import { canonicalEmail, canonicalPhoneNumber, isEmail } from '@gatehouse/sdk/text';
import type { InviteLinkRow } from '../db/rows/accounts';
import { isRecord, parseJson } from '../guards';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { isoTime } from '../provider';
import { randomText } from '../random';
import { actingAs, audited } from '../rules/audits/audits';
import { readMailToken } from '../rules/mail/mail-tokens';
import { accountPage, sendMessage } from '../rules/mail/outbox';
import { invitingAccount, readLink, sendActivation, takesPasswords } from '../rules/members/invitations';
import { givableRoles } from '../rules/members/roles';
import {
  addApplicant,
  emailExistingUser,
  markBrowser,
  needsPassword,
  openInviteLink,
  resendActivationTo,
  rolesForLinks,
} from '../rules/members/sign-up';
import { userByEmail } from '../rules/members/users';
import { hashFirstPassword } from '../rules/passwords/new-password';
import { forgetPasswordAttempts } from '../rules/passwords/password-attempts';
import { requireAllowedDomain } from '../rules/policies/restrictions';
import { continueSignIn, type LoginResult } from '../rules/sign-in/sign-in';
import { anybody, type OperationsOf, operation, type Rule, secure } from './operation';

/** Default lifetime of a link in minutes: 30 days. */
const LASTS_MINUTES = 43_200;

interface Settings {
  expiresInMinutes?: number | undefined;
  shouldSendEmail?: boolean | undefined;
}

const wireLink = ({ token, expires, shouldSendEmail }: InviteLinkRow) => ({ token, expires, shouldSendEmail });

const linkOf = ({ db, caller }: Call): InviteLinkRow | undefined => db.inviteLinks.get(caller().tenantId);

const endIn = ({ provider }: Call, minutes: number): string => {
  const ends = new Date(provider.clock.now() + minutes * 60_000);
  if (!Number.isSafeInteger(minutes) || minutes <= 0 || Number.isNaN(ends.getTime())) {
    throw new ProviderError(400, 'invalid-expiry', 'Let the link last for at least one minute.');
  }
  return ends.toISOString();
};

/** Emails the link to the administrator, who shares it. */
const mailLink = (call: Call, { token }: InviteLinkRow) => {
  const link = accountPage(call, '/account/sign-up', { invitationToken: token });
  const { user, tenantId } = call.caller();
  const account = call.db.tenants.get(tenantId)?.name ?? '';
  sendMessage(call.provider, {
    channel: 'email',
    to: user.email,
    subject: `Invite link of ${account}`,
    text: `Anyone with this link can join ${account}: ${link.href} Share it only with users who should have access.`,
  });
};

/** Creates the link of the account. @throws ProviderError 403 for a role that a link may not grant */
export const createLink = (
  call: Call,
  {
    expiresInMinutes = LASTS_MINUTES,
    shouldSendEmail = false,
    roleIds,
  }: Settings & { roleIds?: readonly string[] | undefined },
): InviteLinkRow => {
  const { tenantId } = call.caller();
  if (roleIds) {
    givableRoles(call, roleIds);
    if (rolesForLinks(call, roleIds).length < roleIds.length) {
      const message = 'A link cannot make administrators: everyone who has it could join. Choose other roles.';
      throw fieldError('roleIds', message, 'role-not-for-links', 403);
    }
  }
  const createdAt = isoTime(call.provider);
  const expires = endIn(call, expiresInMinutes);
  // An account has one link: the previous one stops working.
  const row = call.db.inviteLinks.put({
    ...{ id: tenantId, tenantId, token: randomText(), createdAt, expires, shouldSendEmail },
    ...(roleIds && { roleIds }),
  });
  if (shouldSendEmail) mailLink(call, row);
  audited(call, { expires });
  return row;
};

/** Any user with the link can join the account, so users with read-only access do not see it. */
const readInviteLink: Rule = { permission: secure('write.tenantInvites', 'delete.tenantInvites') };
const changedInviteLink: Rule = {
  permission: 'fe.secure.write.tenantInvites',
  severity: 'Medium',
  event: 'frontegg.tenant.updated',
};

export const inviteLinks: OperationsOf<'inviteLinks'> = {
  getConfiguration: operation(readInviteLink, () => ({ tenantInvitationsAllowed: true, emailsEnabled: true })),
  get: operation(readInviteLink, (call) => {
    const link = linkOf(call);
    return link ? wireLink(link) : null;
  }),
  create: operation({ ...changedInviteLink, ownerOnly: true, audit: 'Invite link created' }, (call, settings) =>
    wireLink(createLink(call, settings)),
  ),
  update: operation(
    { ...changedInviteLink, ownerOnly: true, audit: 'Invite link changed' },
    (call, { expiresInMinutes, shouldSendEmail }: Settings) => {
      const before = linkOf(call);
      if (!before) throw new ProviderError(404, 'invite-link-not-found', 'This account has no invite link any more.');
      const row = call.db.inviteLinks.put({
        ...before,
        ...(expiresInMinutes !== undefined && { expires: endIn(call, expiresInMinutes) }),
        ...(shouldSendEmail !== undefined && { shouldSendEmail }),
      });
      if (shouldSendEmail && !before.shouldSendEmail) mailLink(call, row);
      audited(call, { before: { expires: before.expires, shouldSendEmail: before.shouldSendEmail } });
      return wireLink(row);
    },
  ),
  verify: operation(anybody, async ({ db, provider }, { token }) => {
    const account =
      (await invitingAccount(provider, token)) ?? db.tenants.get(openInviteLink(provider, token).tenantId);
    return { name: account?.name ?? '' };
  }),
  delete: operation(
    { ...changedInviteLink, permission: 'fe.secure.delete.tenantInvites', audit: 'Invite link deleted' },
    (call) => {
      if (!call.db.inviteLinks.remove(call.caller().tenantId)) {
        throw new ProviderError(404, 'invite-link-not-found', 'This account has no invite link any more.');
      }
    },
  ),
};

/** Maximum length of custom fields, in characters. */
const MAX_METADATA = 10_000;

const readObject = (text: string): Record<string, unknown> | undefined => {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
};

const metadataIn = (json = '{}'): string => {
  if (json.length <= MAX_METADATA && readObject(json)) return json;
  throw fieldError('metadata', 'Send further fields as a JSON object.');
};

const phoneIn = (input = ''): { phoneNumber?: string } => {
  const phoneNumber = input.trim();
  if (phoneNumber === '') return {};
  const number = canonicalPhoneNumber(phoneNumber);
  if (number !== undefined) return { phoneNumber: number };
  throw fieldError('phoneNumber', 'Write the phone number with + and the country code.', 'phone-invalid');
};

/** The browser may have the session of another user, which must not affect this call. */
const withoutBearer = (call: Call): Call => ({ ...call, bearer: undefined });

interface Activation {
  userId: string;
  token: string;
  password?: string | undefined;
  lastTermsCheck?: string | undefined;
}

const activate = async (
  call: Call,
  { password, lastTermsCheck, ...linkInput }: Activation,
  code?: string,
): Promise<LoginResult> => {
  const { db, provider } = call;
  const link = await readLink(provider, 'activation', { ...linkInput, code });
  const waiting = link.check();
  // The list of domains may have changed since.
  requireAllowedDomain(db, waiting.row.tenantId, waiting.user.email);
  if (!password && (await needsPassword(call, waiting.user, waiting.row))) {
    throw fieldError('password', 'Choose a password.', 'weak-password');
  }
  const passwordHash = password && takesPasswords(provider) ? await hashFirstPassword(provider, password) : undefined;
  // Synchronous up to the write: of two calls with one link, only one activates.
  const { row, user } = db.transaction(() => {
    const spent = link.spend();
    const metadata = lastTermsCheck && { ...readObject(spent.user.metadata), lastTermsCheck };
    db.users.patch(spent.user.id, {
      verified: true,
      tenantId: spent.row.tenantId,
      ...(passwordHash && { passwordHash, passwordSetAt: provider.clock.now() }),
      ...(metadata && { metadata: JSON.stringify(metadata) }),
    });
    db.memberships.patch(spent.row.membershipId, { activated: true, invitedAs: undefined });
    return spent;
  });
  audited(call, { email: user.email }, { user, tenantId: row.tenantId });
  return continueSignIn(call, db.users.get(user.id) ?? user, [passwordHash ? 'pwd' : 'otp']);
};

const accept = async (call: Call, linkInput: { userId: string; token: string }, code?: string): Promise<undefined> => {
  const { db, provider } = call;
  const link = await readLink(provider, 'invitation', { ...linkInput, code });
  const waiting = link.check();
  // The list of domains may have changed since.
  requireAllowedDomain(db, waiting.row.tenantId, waiting.user.email);
  const { row, user } = link.spend();
  const membership = db.memberships.patch(row.membershipId, { activated: true, invitedAs: undefined });
  audited(call, { email: user.email }, { user, tenantId: row.tenantId });
  // A new user who accepts without activating has no password yet; the next email leads to the form for it.
  if (!membership || user.verified || user.passwordHash !== undefined) return;
  if (takesPasswords(provider)) await sendActivation(withoutBearer(call), user, membership);
  else db.users.patch(user.id, { verified: true });
};

const activated: Rule = {
  as: 'none',
  audit: 'User activated: {email}',
  severity: 'Medium',
  event: 'frontegg.user.activated',
};
const accepted: Rule = {
  as: 'none',
  audit: 'Invitation accepted: {email}',
  severity: 'Medium',
  event: 'frontegg.user.invitedToTenant',
};

export const registration: OperationsOf<'registration'> = {
  // Audit row and event are written for a new user only: a known address must leave no trace in the accounts of its
  // user.
  signUp: operation(
    { as: 'none', captcha: true, limit: 'mail' },
    async (call, { invitationToken, password, ...form }) => {
      const { db, provider } = call;
      const link = invitationToken === undefined ? undefined : openInviteLink(provider, invitationToken);
      if (!link && !provider.settings.allowSignups) {
        throw new ProviderError(403, 'signups-disabled', 'You cannot sign up here by yourself. Ask for an invitation.');
      }
      const email = canonicalEmail(form.email);
      if (!isEmail(email)) throw fieldError('email', 'Enter a full email address.');
      const companyName = form.companyName.trim();
      if (!link && companyName === '') throw fieldError('companyName', 'Enter your company.', 'company-missing');
      if (link) requireAllowedDomain(db, link.tenantId, email);
      const profile = { name: form.name?.trim() || (email.split('@')[0] ?? email), ...phoneIn(form.phoneNumber) };
      const metadata = metadataIn(form.metadata);
      // The hash is computed before the address is looked up, so that both cases take as long.
      const passwordHash =
        password && takesPasswords(provider) ? await hashFirstPassword(provider, password) : undefined;
      const browserHash = await markBrowser(call);
      const existing = userByEmail(db, email);
      const anonymous = withoutBearer(call);
      if (existing) await emailExistingUser(anonymous, existing, link);
      else await addApplicant(anonymous, { email, profile, companyName, metadata, passwordHash, browserHash }, link);
      return { shouldActivate: true };
    },
  ),
  activate: operation(activated, (call, input) => activate(call, input)),
  activateWithCode: operation(activated, (call, { code, ...input }) => activate(call, input, code)),
  getActivationStrategy: operation(anybody, async (call, linkInput) => {
    const { row, user } = (await readLink(call.provider, 'activation', linkInput)).find();
    return { shouldSetPassword: await needsPassword(call, user, row) };
  }),
  resendActivation: operation({ as: 'none', limit: 'mail' }, (call, { email }) =>
    resendActivationTo(withoutBearer(call), userByEmail(call.db, email)),
  ),
  acceptInvitation: operation(accepted, (call, input) => accept(call, input)),
  acceptInvitationWithCode: operation(accepted, (call, { code, ...input }) => accept(call, input, code)),
  unlockMe: operation({ as: 'none', audit: 'User unlocked: {email}', severity: 'Medium' }, async (call, { token }) => {
    const user = (await readMailToken(call.provider, 'unlock', { token })).spend();
    forgetPasswordAttempts(call.provider, user.email);
    audited(call, { email: user.email }, actingAs(user));
  }),
};
