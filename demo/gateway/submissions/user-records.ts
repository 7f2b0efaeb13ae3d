import { createHash } from 'node:crypto';
import { identityColumns, type NewUserRecord, UserRecord } from '../../research/contract';
import { databaseReasons, errorText, serverError, syncText } from '../../research/messages';
import { createUserCache, isCacheKey } from '../../research/user-cache';
import { isRecordOf, type SyncOutcome, syncUser, type VerifiedUser } from '../../research/user-sync';
import type { DatabaseClient } from '../nocodb/client';
import { filterFor } from '../nocodb/filter-for';
import type { Budget } from '../runtime/budget';
import type { Clock } from '../runtime/clock';
import type { Log } from '../runtime/log';
import { Problem } from '../runtime/problem';
import { createSingleFlight } from '../runtime/single-flight';
import type { Locks } from '../runtime/state';

interface UserRecordsOptions {
  database: DatabaseClient;
  accountName: (token: string) => Promise<string>;
  /** Shared by the gateways of one portal. */
  locks: Locks;
  clock: Clock;
  log: Log;
}

/** The record for feedback: its email address counts only while the token says that it is verified. */
export const withVerifiedEmail = ({ email }: VerifiedUser, record: UserRecord): UserRecord =>
  email === '' ? { ...record, [identityColumns.email]: '' } : record;

export interface UserRecords {
  /** Returns the user's own record, at most five seconds old. */
  find(user: VerifiedUser, budget: Budget): Promise<UserRecord | undefined>;
  /** Ensures that the user has exactly one record. */
  sync(user: VerifiedUser, token: string, budget: Budget): Promise<SyncOutcome>;
  /** Updates fields of the user's own record and returns the stored record; undefined when there is none. */
  change(user: VerifiedUser, budget: Budget, change: Change): Promise<UserRecord | undefined>;
}

type Change = (record: UserRecord) => Partial<Omit<UserRecord, 'Id'>>;

// Two users can share a cache key ("a_b" and "c", "a" and "b_c"), so a cached record is compared with the principal.
const cacheKey = ({ tenantId, userId }: VerifiedUser): string => {
  const plain = `${tenantId}_${userId}`;
  return isCacheKey(plain) ? plain : createHash('sha256').update(plain).digest('hex');
};

const foreignRecord = () => new Problem(502, 'DATABASE_ERROR', serverError(502, databaseReasons.foreign));

/** Creates the store of client users' records, in which a principal reads and changes only their own. */
export const createUserRecords = ({ database, accountName, locks, clock, log }: UserRecordsOptions): UserRecords => {
  const cache = createUserCache<UserRecord>({ now: clock.now });
  const flight = createSingleFlight<UserRecord | undefined>();
  let changes = 0;

  const cached = (user: VerifiedUser): UserRecord | undefined => {
    const record = cache.get(cacheKey(user));
    return record && isRecordOf(user, record) ? record : undefined;
  };
  const keep = (user: VerifiedUser, record: UserRecord) => cache.set(cacheKey(user), record);

  /** Reads from the database. The oldest record counts if there are several. */
  const readRecord = async (user: VerifiedUser, budget: Budget): Promise<UserRecord | undefined> => {
    const where = filterFor({ [identityColumns.tenantId]: user.tenantId, [identityColumns.userId]: user.userId });
    const before = changes;
    const { list: records } = await database.list(budget, 'users', where, UserRecord);
    if (records.some((record) => !isRecordOf(user, record))) {
      log.error('database returned a record of another user', { requestId: budget.requestId });
      throw foreignRecord();
    }
    if (records.length > 1)
      log.warn('several records for one user; using the oldest', {
        requestId: budget.requestId,
        records: records.length,
      });
    const [oldest] = records.sort((a, b) => a.Id - b.Id);
    // A read that started before a change must not be cached after it.
    if (oldest && before === changes) keep(user, oldest);
    return oldest;
  };

  const find = async (user: VerifiedUser, budget: Budget): Promise<UserRecord | undefined> =>
    cached(user) ?? flight(JSON.stringify([user.tenantId, user.userId]), () => readRecord(user, budget));

  const tenantExists = async ({ tenantId }: VerifiedUser, budget: Budget): Promise<boolean> => {
    const where = filterFor({ [identityColumns.tenantId]: tenantId });
    const { list: records } = await database.list(budget, 'users', where, UserRecord);
    return records.some((record) => record[identityColumns.tenantId] === tenantId);
  };

  const change: UserRecords['change'] = (user, budget, changeOf) => {
    const update = async () => {
      const record = await readRecord(user, budget);
      if (!record) return undefined;
      const fields = changeOf(record);
      await database.update(budget, 'users', record.Id, fields).finally(() => {
        changes += 1;
      });
      const changed = { ...record, ...fields };
      keep(user, changed);
      return changed;
    };
    return locks.exclusive(JSON.stringify(['record', user.tenantId, user.userId, 'change']), update, budget.deadline);
  };

  /** The record with the user's email address, if that was verified since the record was created. */
  const completed = async (record: UserRecord, user: VerifiedUser, budget: Budget): Promise<UserRecord> => {
    if (record[identityColumns.email] || user.email === '') return record;
    return (await change(user, budget, () => ({ [identityColumns.email]: user.email }))) ?? record;
  };

  return {
    find,
    change,

    async sync(user, token, budget) {
      const create = async (fields: NewUserRecord) => {
        const id = await database.create(budget, 'users', fields);
        // Another gateway may create a record concurrently: the database has no unique columns, so the oldest record
        // wins.
        const first = await readRecord(user, budget);
        if (!first || first.Id === id) return { record: { Id: id, ...fields }, created: true };
        await database.remove(budget, 'users', id);
        return { record: first, created: false };
      };
      try {
        // The first lookup needs no lock: nearly every sign-in ends with it.
        const existing = await find(user, budget);
        if (existing) return { record: await completed(existing, user, budget), result: syncText.userFound };
        const createMissing = (waited: boolean) =>
          syncUser(user, {
            findUser: async () => cached(user) ?? (waited ? readRecord(user, budget) : undefined),
            tenantExists: () => tenantExists(user, budget),
            accountName: () => accountName(token),
            create,
          });
        return await locks.exclusive(JSON.stringify(['tenant', user.tenantId]), createMissing, budget.deadline);
      } catch (error) {
        log.error(errorText.syncFailed, {
          requestId: budget.requestId,
          reason: error instanceof Error ? error.message : 'unknown',
        });
        throw error;
      }
    },
  };
};
