import type { InviteLinkRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { randomText } from '../random';
import { audited } from '../rules/audits/audits';
import { accountPage } from '../rules/mail/account-page';
import { sendMessage } from '../rules/mail/outbox';
import { givableRoles } from '../rules/members/roles';
import { openInviteLink, rolesForLinks } from '../rules/members/sign-up';
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
      throw new ProviderError(403, 'role-not-for-links', message, { context: { name: 'roleIds' } });
    }
  }
  const createdAt = new Date(call.provider.clock.now()).toISOString();
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
  verify: operation(anybody, ({ db, provider }, { token }) => {
    const { tenantId } = openInviteLink(provider, token);
    return { name: db.tenants.get(tenantId)?.name ?? '' };
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
