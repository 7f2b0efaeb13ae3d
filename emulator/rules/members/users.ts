import { canonicalEmail, readableEmail } from '@gatehouse/sdk/text';
import type { Db } from '../../db/db';
import type { MembershipRow, UserRow } from '../../db/rows/accounts';
import { ProviderError } from '../../http/errors';

/** Returns the user of an email address in any of its spellings. */
export const userByEmail = (db: Db, email: string): UserRow | undefined =>
  db.users.first('email', canonicalEmail(email));

export const searchedTexts = ({ name, email }: Pick<UserRow, 'name' | 'email'>): readonly string[] => [
  name,
  email,
  readableEmail(email),
];

/** @throws ProviderError 403 for a user whom a directory manages */
export const refuseManaged = ({ managedBy }: UserRow, message: string, field?: string): void => {
  if (managedBy !== 'scim2') return;
  throw new ProviderError(403, 'managed-by-directory', message, field ? { context: { name: field } } : {});
};

type NewUser = Pick<UserRow, 'id' | 'email' | 'name' | 'phoneNumber' | 'tenantId' | 'createdAt'>;

/** Returns a new user without any activity. */
export const newUser = ({ phoneNumber, ...user }: NewUser): UserRow => ({
  ...user,
  ...(phoneNumber && { phoneNumber, phoneUnconfirmed: true }),
  verified: false,
  disabled: false,
  superUser: false,
  metadata: '{}',
  authenticators: [],
  recoveryCodeHashes: [],
  mfaForced: false,
  breachedPassword: false,
});

/**
 * Returns a user as an account may see them. One whom the provider knew before the account invited them looks like a
 * new user until they accept, so that an invitation does not reveal who has an account.
 */
export const seenIn = (user: UserRow, { invitedAs, activated, tenantId, createdAt }: MembershipRow): UserRow =>
  activated || !invitedAs ? user : newUser({ id: user.id, email: user.email, tenantId, createdAt, ...invitedAs });
