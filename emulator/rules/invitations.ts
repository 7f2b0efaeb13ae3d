import type { Call } from '../call';
import { randomText, sha256 } from '../random';
import type { InvitationRow, MembershipRow, UserRow } from '../rows/accounts';
import { accountPage } from './account-page';
import { sendMessage } from './outbox';

const LIFETIME = 7 * 24 * 60 * 60_000;

const pages = { invitation: '/account/invitation/accept', activation: '/account/activate' } as const;

/** One row for each kind and membership: a new link takes the place of the one before, which is then worth nothing. */
const rowId = (kind: InvitationRow['kind'], membershipId: string) => `${kind}:${membershipId}`;

const issueLink = async (call: Call, kind: InvitationRow['kind'], { id, userId, tenantId }: MembershipRow) => {
  const { db, provider } = call;
  const token = randomText();
  const tokenHash = await sha256(token);
  const now = provider.clock.now();
  db.invitations.put({
    id: rowId(kind, id),
    kind,
    membershipId: id,
    userId,
    tenantId,
    tokenHash,
    invitedByUserId: call.caller().user.id,
    createdAt: new Date(now).toISOString(),
    expiresAt: now + LIFETIME,
  });
  return accountPage(call, pages[kind], { userId, token }).href;
};

/** Mails the link with which a user joins an account. Earlier ones stop working. */
export const sendInvitation = async (call: Call, user: UserRow, membership: MembershipRow): Promise<void> => {
  const href = await issueLink(call, 'invitation', membership);
  const account = call.db.tenants.get(membership.tenantId)?.name ?? '';
  sendMessage(call.provider, {
    channel: 'email',
    to: user.email,
    subject: `Join ${account}`,
    text: `${call.caller().user.name} invited you to ${account}. Open this link to accept: ${href} It is good once, for seven days. If you did not expect it, you need not do anything.`,
  });
};

/** Mails the link with which a user activates. Earlier ones stop working. */
export const sendActivation = async (call: Call, user: UserRow, membership: MembershipRow): Promise<void> => {
  const href = await issueLink(call, 'activation', membership);
  sendMessage(call.provider, {
    channel: 'email',
    to: user.email,
    subject: 'Activate your account',
    text: `Open this link to activate your account: ${href} It is good once, for seven days.`,
  });
};
