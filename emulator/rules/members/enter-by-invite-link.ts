import type { InviteLinkRow, UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { audited } from '../audits/audits';
import { recordOperation } from '../audits/record-operation';
import { requireAllowedDomain } from '../policies/restrictions';
import { join, knownIn } from './join';
import { openInviteLink, rolesByLink } from './sign-up';

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
  const known = knownIn(call, user.email, tenantId);
  if (known?.disabled) return user;
  requireAllowedDomain(db, tenantId, user.email);
  const moved = db.transaction(() => {
    if (known) db.memberships.patch(known.id, { activated: true, invitedAs: undefined });
    else {
      const { email, name } = user;
      join(call, tenantId, { email, profile: { name }, roleIds: rolesByLink(call, link), activated: true });
    }
    return db.users.patch(user.id, { tenantId }) ?? user;
  });
  if (known) return moved;
  audited(call, { email: user.email }, { user: moved, tenantId });
  recordOperation(
    { ...call, bearer: undefined },
    { audit: 'User joined by invite link: {email}', event: 'frontegg.user.invitedToTenant' },
  );
  return moved;
};
