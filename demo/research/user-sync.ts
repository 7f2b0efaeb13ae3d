import { identityColumns, type NewUserRecord, type UserRecord } from './contract';
import { type SyncText, syncText } from './messages';

/** The signed-in user, as verified by the identity provider. */
export interface VerifiedUser {
  tenantId: string;
  userId: string;
  /** Empty unless the provider says that it is verified. */
  email: string;
  name: string;
}

/** Account name of a user without a known active tenant. */
const NO_ACCOUNT = 'Not Found';

/** Returns the account name in the provider's response about the user's tenants. */
export const accountNameOf = (response: { activeTenant?: { name?: string | null } | null }): string =>
  response.activeTenant?.name || NO_ACCOUNT;

const newUserRecord = (user: VerifiedUser, accountName: string): NewUserRecord => ({
  [identityColumns.tenantId]: user.tenantId,
  [identityColumns.clientName]: user.name,
  [identityColumns.accountName]: accountName,
  [identityColumns.userId]: user.userId,
  [identityColumns.email]: user.email,
  solutions_progress: 0,
  desktop_progress: 0,
  solutions_checks: '',
  desktop_checks: '',
});

/** Returns whether a record belongs to a user in their tenant. */
export const isRecordOf = (user: Pick<VerifiedUser, 'tenantId' | 'userId'>, record: UserRecord): boolean =>
  record[identityColumns.tenantId] === user.tenantId && record[identityColumns.userId] === user.userId;

interface SyncSteps {
  findUser(): Promise<UserRecord | undefined>;
  tenantExists(): Promise<boolean>;
  accountName(): Promise<string>;
  /** Resolves to the stored record, which differs when another process was faster. */
  create(record: NewUserRecord): Promise<{ record: UserRecord; created: boolean }>;
}

export interface SyncOutcome {
  record: UserRecord;
  result: SyncText;
}

/** Ensures that a user has a record in their tenant. The caller serializes runs for one tenant. */
export const syncUser = async (user: VerifiedUser, steps: SyncSteps): Promise<SyncOutcome> => {
  const existing = await steps.findUser();
  if (existing) return { record: existing, result: syncText.userFound };
  const tenantExists = await steps.tenantExists();
  const { record, created } = await steps.create(newUserRecord(user, await steps.accountName()));
  if (!created) return { record, result: syncText.userFound };
  return { record, result: tenantExists ? syncText.userAdded : syncText.tenantCreated };
};
