import type { MembershipRow, UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { isoTime } from '../../provider';
import { endSessionsIn } from '../sessions/sessions';
import { findMembership, membershipId } from './memberships';
import { newUser, seenIn, userByEmail } from './users';

/** The user that a caller adds to an account, and their roles. */
export interface Joining extends Partial<Pick<MembershipRow, 'activated' | 'expiresAt' | 'subAccountAccess'>> {
  email: string;
  /** Profile that the account enters for them. */
  profile: { name: string; phoneNumber?: string };
  roleIds: readonly string[];
}

/** Returns a member of an account by email address, including pending ones. */
export const membershipByEmail = ({ db }: Call, email: string, tenantId: string): MembershipRow | undefined => {
  const user = userByEmail(db, email);
  return user && findMembership(db, user.id, tenantId);
};

/** Adds a user to an account with a pending invitation; creates an unknown user. */
export const join = (
  { db, provider }: Pick<Call, 'db' | 'provider'>,
  tenantId: string,
  { email, profile, roleIds, activated = false, ...more }: Joining,
): { user: UserRow; membership: MembershipRow } => {
  const createdAt = isoTime(provider);
  const existing = userByEmail(db, email);
  const added = existing ?? newUser({ id: crypto.randomUUID(), email, tenantId, createdAt, ...profile });
  const membership = db.transaction(() => {
    if (!existing) db.users.put(added);
    return db.memberships.put({
      id: membershipId(added.id, tenantId),
      userId: added.id,
      tenantId,
      roleIds: [...new Set(roleIds)],
      createdAt,
      activated,
      disabled: false,
      ...more,
      ...(existing && !activated && { invitedAs: profile }),
    });
  });
  return { user: seenIn(added, membership), membership };
};

/** Removes a user from one account; the user and their other accounts are kept. */
export const leave = (
  { db, provider }: Pick<Call, 'db' | 'provider'>,
  { id, userId, tenantId }: MembershipRow,
): void => {
  db.memberships.remove(id);
  for (const token of db.apiTokens.by('userId', userId)) if (token.tenantId === tenantId) db.apiTokens.remove(token.id);
  for (const group of db.groups.by('userIds', userId)) {
    if (group.tenantId !== tenantId) continue;
    db.groups.patch(group.id, { userIds: group.userIds.filter((memberId) => memberId !== userId) });
  }
  endSessionsIn(provider, userId, tenantId);
};
