import type { InvitationRow, InviteLinkRow, MembershipRow, UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { isoTime, type Provider } from '../../provider';
import { randomText, sha256 } from '../../random';
import { audited } from '../audits/audits';
import { recordOperation } from '../audits/record-operation';
import { accountPage, sendMessage } from '../mail/outbox';
import { requireAllowedDomain } from '../policies/restrictions';
import { isInvited, issueNoLink, requireUnlocked, sendActivation, sendInvitation, takesPasswords } from './invitations';
import { join, membershipByEmail } from './join';
import { administrativeRoles, defaultRoles, isAdministrative } from './roles';

const COOKIE = 'gh_sign_up';
const WEEK_SECONDS = 7 * 24 * 3600;

/**
 * Identifies the browser that signs up, whether the address is known or not. A password is valid only if the same
 * browser opens the email: otherwise an attacker could sign up with another user's address and have its owner activate
 * the account.
 */
export const markBrowser = async ({ cookies }: Call): Promise<string> => {
  const value = randomText();
  cookies.set(COOKIE, value, WEEK_SECONDS);
  return sha256(value);
};

/** Returns whether the activation requires a password. */
export const needsPassword = async (
  { provider, cookies }: Call,
  user: UserRow,
  { browserHash }: InvitationRow,
): Promise<boolean> => {
  if (!takesPasswords(provider)) return false;
  const isSame = browserHash !== undefined && browserHash === (await sha256(cookies.get(COOKIE) ?? ''));
  return user.passwordHash === undefined || !isSame;
};

/** @throws ProviderError 400 `invalid-link` for an unknown or expired link, 403 `ER-01240` for a locked account */
export const openInviteLink = (provider: Provider, token: string): InviteLinkRow => {
  const link = provider.db.inviteLinks.first('token', token);
  if (!link || Date.parse(link.expires) <= provider.clock.now()) {
    throw new ProviderError(400, 'invalid-link', 'This invite link is no longer valid. Ask for a new one.');
  }
  requireUnlocked(provider, link.tenantId, 'ER-01240');
  return link;
};

/** The first user of an account administers it. A link that every holder can use grants only the default roles. */
export const rolesFor = ({ db }: Call, tenantId: string, isFirst: boolean): string[] =>
  isFirst ? administrativeRoles(db, tenantId) : defaultRoles(db, tenantId);

/** Returns roles that a link which every holder can use may grant: none that administers. */
export const rolesForLinks = (call: Call, roleIds: readonly string[]): string[] =>
  roleIds.filter((id) => {
    const role = call.db.roles.get(id);
    return role !== undefined && !isAdministrative(call.db, role);
  });

/** Returns the roles that an invitation link grants: its own, or the default ones. */
export const rolesByLink = (call: Call, { tenantId, roleIds }: InviteLinkRow): string[] =>
  roleIds ? rolesForLinks(call, roleIds) : rolesFor(call, tenantId, false);

/** Profile of the new user and their account. */
interface Applicant {
  email: string;
  profile: { name: string; phoneNumber?: string };
  companyName: string;
  metadata: string;
  passwordHash: string | undefined;
  browserHash: string;
}

/** Adds a new user, with an account of their own or in that of an invitation link, and emails the activation. */
export const addApplicant = async (
  call: Call,
  applicant: Applicant,
  link: InviteLinkRow | undefined,
): Promise<void> => {
  const { db, provider } = call;
  const { email, profile, companyName, metadata, passwordHash, browserHash } = applicant;
  const tenantId = link?.tenantId ?? crypto.randomUUID();
  const createdAt = isoTime(provider);
  const { user, membership } = db.transaction(() => {
    if (!link) db.tenants.put({ id: tenantId, name: companyName, type: 'customer', createdAt });
    const joined = join(call, tenantId, {
      email,
      profile,
      roleIds: link ? rolesByLink(call, link) : rolesFor(call, tenantId, true),
    });
    db.users.patch(joined.user.id, { metadata, ...(passwordHash && { passwordHash }) });
    return joined;
  });
  audited(call, { email }, { user, tenantId });
  recordOperation(call, { audit: 'User signed up: {email}', event: 'frontegg.user.signedUp' });
  await sendActivation(call, user, membership, browserHash);
};

const pendingOf = ({ db }: Call, { id }: UserRow): MembershipRow | undefined =>
  db.memberships.by('userId', id).find(({ activated, disabled }) => !activated && !disabled);

/** Emails a user who signed up with a known address what to do instead. The response does not reveal it. */
export const emailExistingUser = async (call: Call, user: UserRow, link: InviteLinkRow | undefined): Promise<void> => {
  if (user.disabled) return issueNoLink();
  if (link && !membershipByEmail(call, user.email, link.tenantId)) {
    const { email, name } = user;
    const joining = { email, profile: { name }, roleIds: rolesByLink(call, link) };
    return sendInvitation(call, user, join(call, link.tenantId, joining).membership);
  }
  const pending = user.verified ? undefined : pendingOf(call, user);
  if (pending) return sendActivation(call, user, pending);
  sendMessage(call.provider, {
    channel: 'email',
    to: user.email,
    subject: 'You already have an account',
    text: `Your address was used to sign up, but you have an account already. Sign in: ${accountPage(call, '/account/login', {}).href} If you do not know your password, ask for a new one there.`,
  });
};

/**
 * Returns the membership that an activation opens: the pending one, else, after an invitation was accepted, the first.
 */
const pendingMembership = (call: Call, user: UserRow): MembershipRow | undefined =>
  pendingOf(call, user) ?? call.db.memberships.by('userId', user.id).find(({ disabled }) => !disabled);

/** Emails a new link to a pending user. Others get none, and the response is the same. */
export const resendActivationTo = async (call: Call, user: UserRow | undefined): Promise<void> => {
  const pending = user && !user.verified && !user.disabled ? pendingMembership(call, user) : undefined;
  if (!user || !pending) await issueNoLink();
  else if (isInvited(call.db, pending)) await sendInvitation(call, user, pending);
  else await sendActivation(call, user, pending);
};

/** Returns the invite link of a sign-in. An expired one, or one of a locked account, does not block the sign-in. */
export const inviteLinkOf = ({ provider }: Pick<Call, 'provider'>, token: string | undefined) => {
  if (token === undefined) return undefined;
  try {
    return openInviteLink(provider, token);
  } catch {
    return undefined;
  }
};

/** Adds an authenticated user to the account of an invite link, in which the sign-in then continues. */
export const enterByInviteLink = (call: Call, user: UserRow, link: InviteLinkRow | undefined): UserRow => {
  if (!link) return user;
  const { db } = call;
  const { tenantId } = link;
  const membership = membershipByEmail(call, user.email, tenantId);
  if (membership?.disabled) return user;
  requireAllowedDomain(db, tenantId, user.email);
  const moved = db.transaction(() => {
    if (membership) db.memberships.patch(membership.id, { activated: true, invitedAs: undefined });
    else {
      const { email, name } = user;
      join(call, tenantId, { email, profile: { name }, roleIds: rolesByLink(call, link), activated: true });
    }
    return db.users.patch(user.id, { tenantId }) ?? user;
  });
  if (membership) return moved;
  audited(call, { email: user.email }, { user: moved, tenantId });
  recordOperation(
    { ...call, bearer: undefined },
    { audit: 'User joined by invite link: {email}', event: 'frontegg.user.invitedToTenant' },
  );
  return moved;
};
