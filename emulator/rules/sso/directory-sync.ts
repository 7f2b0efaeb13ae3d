import { canonicalEmail, canonicalName, isEmail, readableEmail } from '@gatehouse/sdk/text';
import type { Db } from '../../db/db';
import type { UserRow } from '../../db/rows/accounts';
import type { DirectoryGroupRow, DirectoryRow, DirectoryUserRow } from '../../db/rows/sso';
import { isRecord } from '../../guards';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomText } from '../../random';
import { join, leave } from '../members/join';
import { isAdministrator, keepingAnAdministrator } from '../members/members';
import { findMembership } from '../members/memberships';
import { defaultRoles } from '../members/roles';
import { userByEmail } from '../members/users';
import { requireAllowedDomain } from '../policies/restrictions';
import { removeCredentials } from '../sessions/end-access';
import { endSessionsIn } from '../sessions/sessions';

/** Most names, of which directories have thousands, have one spelling but for case. */
const PLAIN = /^(?!.*xn--)[ -~]*$/i;

/**
 * Returns the form in which names and addresses of a directory are compared: without case, composed, domains in one
 * spelling. The part of an address from its `@` on is a domain, too.
 */
export const directoryText = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.includes('@') ? readableEmail(canonicalEmail(text)) : canonicalName(text);
};

export interface Directory {
  provider: Provider;
  db: Db;
  row: DirectoryRow;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the primary email address of a directory's user, else the first, else the user name. */
const emailOf = ({ resource, userName }: Pick<DirectoryUserRow, 'resource' | 'userName'>): string => {
  const emails = Array.isArray(resource.emails) ? resource.emails.filter(isRecord) : [];
  const email = text((emails.find(({ primary }) => primary === true) ?? emails[0])?.value);
  return canonicalEmail(email || userName);
};

const nameOf = ({ resource, userName }: DirectoryUserRow): string => {
  const name = isRecord(resource.name) ? resource.name : {};
  const full = [text(name.givenName), text(name.familyName)].filter(Boolean).join(' ');
  return (text(resource.displayName) || text(name.formatted) || full || userName).slice(0, 100);
};

const scopeOf = ({ db, provider, row: { tenantId } }: Directory) => ({ db, provider, caller: () => ({ tenantId }) });

/** Returns whether the domain of an address is verified for the account. */
const isProven = ({ db, row }: Directory, email: string): boolean =>
  db.ssoDomains
    .by('domain', email.split('@').at(-1) ?? '')
    .some(({ validated, tenantId }) => validated && tenantId === row.tenantId);

/** Returns whether the user belongs to no other account. */
const isExclusive = ({ db, row }: Directory, user: UserRow): boolean =>
  db.memberships.by('userId', user.id).every(({ tenantId }) => tenantId === row.tenantId);

/** Writes an audit row for the directory, and raises the event. */
export const recordSync = (
  { provider, db, row }: Directory,
  action: string,
  description: string,
  event: string,
): void => {
  const { tenantId, connectionName, id } = row;
  const now = provider.clock.now();
  db.audits.put({
    id: randomText(12),
    tenantId,
    createdAt: new Date(now).toISOString(),
    action,
    description: `${action}: ${description}`,
    severity: 'Info',
    user: connectionName || 'Directory',
    email: '',
    ip: provider.settings.ip,
    userAgent: 'SCIM 2.0',
    json: { directoryId: id, name: description },
  });
  provider.events.raise({ key: `frontegg.${event}`, tenantId, at: now, data: { name: description, directoryId: id } });
};

const addressTaken = (email: string) =>
  new ProviderError(409, 'email-taken', `There is another user with the address ${email}.`);

/**
 * Refuses a user whom another of the account's directory users stands for: removing one would remove the membership of
 * both.
 */
const refuseSecond = ({ db }: Directory, row: DirectoryUserRow, { id, email }: UserRow): void => {
  const isLinked = db.directoryUsers
    .by('tenantId', row.tenantId)
    .some((other) => other.id !== row.id && other.userId === id);
  if (isLinked) throw addressTaken(email);
};

/** The owner of the new address gets the user's roles, and a user who manages directories may be no administrator. */
const refuseAdministrator = (directory: Directory, { id, email }: UserRow): void => {
  if (!isAdministrator(scopeOf(directory), id)) return;
  const message = `${email} is an administrator. Change their roles before their address.`;
  throw new ProviderError(403, 'administrator-address', message);
};

const checkedEmail = ({ db, row }: Directory, user: DirectoryUserRow): string => {
  const email = emailOf(user);
  if (!isEmail(email)) throw new ProviderError(400, 'email-invalid', 'This user has no email address.');
  requireAllowedDomain(db, row.tenantId, email);
  return email;
};

const added = (directory: Directory, email: string, name: string): UserRow => {
  const { db, provider, row } = directory;
  const existing = userByEmail(db, email);
  const { tenantId } = row;
  if (existing && findMembership(db, existing.id, tenantId)) return existing;
  const roleIds = defaultRoles(db, tenantId);
  // A user whom the provider knows already is invited: a directory cannot add them without their consent. One whom a
  // directory made, and who is in no account, comes back as they came.
  const isReturning = existing?.managedBy === 'scim2' && db.memberships.by('userId', existing.id).length === 0;
  const activated = existing === undefined || isReturning;
  join({ db, provider }, tenantId, { email, profile: { name }, roleIds, activated });
  const user = userByEmail(db, email);
  if (!user) throw new ProviderError(500, 'internal', 'The user could not be added.');
  return !activated
    ? user
    : db.users.put({ ...user, provider: 'scim2', managedBy: 'scim2', verified: isProven(directory, email) });
};

/** Returns the user that the directory's user is linked to, else one with that address. */
const userFor = (directory: Directory, row: DirectoryUserRow, email: string, name: string): UserRow => {
  const user = row.userId === undefined ? undefined : directory.db.users.get(row.userId);
  const isMember = user && findMembership(directory.db, user.id, directory.row.tenantId);
  return user && isMember ? user : added(directory, email, name);
};

/** Applies the directory's data to a user of the account: profile, address, and whether they are disabled. */
const provisionUser = (directory: Directory, row: DirectoryUserRow): DirectoryUserRow => {
  const { db, provider } = directory;
  const { tenantId } = directory.row;
  const email = checkedEmail(directory, row);
  const name = nameOf(row);
  const user = userFor(directory, row, email, name);
  const existing = userByEmail(db, email);
  if (existing && existing.id !== user.id) {
    throw addressTaken(email);
  }
  refuseSecond(directory, row, user);
  if (isExclusive(directory, user)) {
    if (email !== user.email) refuseAdministrator(directory, user);
    // Otherwise a directory could prepare a user for the address of someone else, and wait until they are invited.
    if (email !== user.email && !isProven(directory, email)) removeCredentials(provider, user);
    db.users.patch(user.id, { name, email, managedBy: 'scim2' });
  }
  const membership = findMembership(db, user.id, tenantId);
  if (membership && membership.disabled === row.active) {
    keepingAnAdministrator(scopeOf(directory), [user.id], () =>
      db.memberships.patch(membership.id, { disabled: !row.active }),
    );
    if (!row.active) endSessionsIn(provider, user.id, tenantId);
  }
  return db.directoryUsers.put({ ...row, userId: user.id });
};

/** Stores a user of the directory, and the account's user if they appear there. */
export const putDirectoryUser = (directory: Directory, row: DirectoryUserRow): DirectoryUserRow =>
  directory.db.transaction(() => {
    const { db } = directory;
    const others = db.directoryUsers.by('directoryId', row.directoryId).filter(({ id }) => id !== row.id);
    const name = directoryText(row.userName);
    if (others.some(({ userName }) => directoryText(userName) === name)) {
      throw new ProviderError(409, 'uniqueness', `There is a user named ${row.userName} already.`);
    }
    const email = emailOf(row);
    if (others.some((other) => emailOf(other) === email)) throw addressTaken(email);
    return directory.row.syncToUserManagement ? provisionUser(directory, row) : db.directoryUsers.put(row);
  });

/** Removes a user of the directory, and from the account. */
export const removeDirectoryUser = (directory: Directory, { id, userId }: DirectoryUserRow): void =>
  directory.db.transaction(() => {
    const { db, provider, row } = directory;
    const membership = userId === undefined ? undefined : findMembership(db, userId, row.tenantId);
    if (membership && userId !== undefined && row.syncToUserManagement) {
      keepingAnAdministrator(scopeOf(directory), [userId], () => leave({ db, provider }, membership));
    }
    db.directoryUsers.remove(id);
  });

const memberIdsOf = ({ db }: Directory, { memberIds }: DirectoryGroupRow): string[] =>
  memberIds.flatMap((id) => db.directoryUsers.get(id)?.userId ?? []);

/** Stores a group of the directory, and the account's group if it appears there. */
export const putDirectoryGroup = (directory: Directory, row: DirectoryGroupRow): DirectoryGroupRow =>
  directory.db.transaction(() => {
    const { db } = directory;
    const { tenantId, syncToUserManagement } = directory.row;
    const name = directoryText(row.displayName);
    const isTaken = db.directoryGroups
      .by('directoryId', row.directoryId)
      .some(({ id, displayName }) => id !== row.id && directoryText(displayName) === name);
    if (isTaken) throw new ProviderError(409, 'uniqueness', `There is a group named ${row.displayName} already.`);
    if (!syncToUserManagement) return db.directoryGroups.put(row);
    const before = row.groupId === undefined ? undefined : db.groups.get(row.groupId);
    const id = before?.id ?? crypto.randomUUID();
    const userIds = memberIdsOf(directory, row);
    keepingAnAdministrator(scopeOf(directory), before?.userIds ?? [], () =>
      db.groups.put({
        roleIds: [],
        createdAt: row.createdAt,
        ...before,
        id,
        tenantId,
        name: row.displayName,
        managedBy: 'scim2',
        userIds,
      }),
    );
    return db.directoryGroups.put({ ...row, groupId: id });
  });

export const removeDirectoryGroup = (directory: Directory, { id, groupId }: DirectoryGroupRow): void =>
  directory.db.transaction(() => {
    const { db } = directory;
    const group = groupId === undefined ? undefined : db.groups.get(groupId);
    if (group) keepingAnAdministrator(scopeOf(directory), group.userIds, () => db.groups.remove(group.id));
    db.directoryGroups.remove(id);
  });

/** Adds everything that the directory has sent so far to the account. */
export const provisionAll = (directory: Directory): void => {
  const { db, row } = directory;
  for (const user of db.directoryUsers.by('directoryId', row.id)) provisionUser(directory, user);
  for (const group of db.directoryGroups.by('directoryId', row.id)) putDirectoryGroup(directory, group);
};

/** Keeps users and groups of the directory in the account, which manages them from now on. */
export const releaseAll = ({ db, row }: Directory): void => {
  for (const { userId } of db.directoryUsers.by('directoryId', row.id)) {
    if (userId !== undefined) db.users.patch(userId, { managedBy: 'frontegg' });
  }
  for (const { groupId } of db.directoryGroups.by('directoryId', row.id)) {
    if (groupId !== undefined) db.groups.patch(groupId, { managedBy: 'frontegg' });
  }
};
